//! The list of functions. Written by codegen.

/// A function of the C binding, for error messages, traces and counters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u16)]
pub enum Function {
    /// `MPI_Abi_get_fortran_booleans`.
    AbiGetFortranBooleans,
    /// `MPI_Abi_get_fortran_info`.
    AbiGetFortranInfo,
    /// `MPI_Abi_get_info`.
    AbiGetInfo,
    /// `MPI_Abi_get_version`.
    AbiGetVersion,
    /// `MPI_Abi_set_fortran_booleans`.
    AbiSetFortranBooleans,
    /// `MPI_Abi_set_fortran_info`.
    AbiSetFortranInfo,
    /// `MPI_Abort`.
    Abort,
    /// `MPI_Accumulate`.
    Accumulate,
    /// `MPI_Accumulate_c`.
    AccumulateC,
    /// `MPI_Add_error_class`.
    AddErrorClass,
    /// `MPI_Add_error_code`.
    AddErrorCode,
    /// `MPI_Add_error_string`.
    AddErrorString,
    /// `MPI_Allgather`.
    Allgather,
    /// `MPI_Allgather_c`.
    AllgatherC,
    /// `MPI_Allgather_init`.
    AllgatherInit,
    /// `MPI_Allgather_init_c`.
    AllgatherInitC,
    /// `MPI_Allgatherv`.
    Allgatherv,
    /// `MPI_Allgatherv_c`.
    AllgathervC,
    /// `MPI_Allgatherv_init`.
    AllgathervInit,
    /// `MPI_Allgatherv_init_c`.
    AllgathervInitC,
    /// `MPI_Alloc_mem`.
    AllocMem,
    /// `MPI_Allreduce`.
    Allreduce,
    /// `MPI_Allreduce_c`.
    AllreduceC,
    /// `MPI_Allreduce_init`.
    AllreduceInit,
    /// `MPI_Allreduce_init_c`.
    AllreduceInitC,
    /// `MPI_Alltoall`.
    Alltoall,
    /// `MPI_Alltoall_c`.
    AlltoallC,
    /// `MPI_Alltoall_init`.
    AlltoallInit,
    /// `MPI_Alltoall_init_c`.
    AlltoallInitC,
    /// `MPI_Alltoallv`.
    Alltoallv,
    /// `MPI_Alltoallv_c`.
    AlltoallvC,
    /// `MPI_Alltoallv_init`.
    AlltoallvInit,
    /// `MPI_Alltoallv_init_c`.
    AlltoallvInitC,
    /// `MPI_Alltoallw`.
    Alltoallw,
    /// `MPI_Alltoallw_c`.
    AlltoallwC,
    /// `MPI_Alltoallw_init`.
    AlltoallwInit,
    /// `MPI_Alltoallw_init_c`.
    AlltoallwInitC,
    /// `MPI_Attr_delete`.
    AttrDelete,
    /// `MPI_Attr_get`.
    AttrGet,
    /// `MPI_Attr_put`.
    AttrPut,
    /// `MPI_Barrier`.
    Barrier,
    /// `MPI_Barrier_init`.
    BarrierInit,
    /// `MPI_Bcast`.
    Bcast,
    /// `MPI_Bcast_c`.
    BcastC,
    /// `MPI_Bcast_init`.
    BcastInit,
    /// `MPI_Bcast_init_c`.
    BcastInitC,
    /// `MPI_Bsend`.
    Bsend,
    /// `MPI_Bsend_c`.
    BsendC,
    /// `MPI_Bsend_init`.
    BsendInit,
    /// `MPI_Bsend_init_c`.
    BsendInitC,
    /// `MPI_Buffer_attach`.
    BufferAttach,
    /// `MPI_Buffer_attach_c`.
    BufferAttachC,
    /// `MPI_Buffer_detach`.
    BufferDetach,
    /// `MPI_Buffer_detach_c`.
    BufferDetachC,
    /// `MPI_Buffer_flush`.
    BufferFlush,
    /// `MPI_Buffer_iflush`.
    BufferIflush,
    /// `MPI_Cancel`.
    Cancel,
    /// `MPI_Cart_coords`.
    CartCoords,
    /// `MPI_Cart_create`.
    CartCreate,
    /// `MPI_Cart_get`.
    CartGet,
    /// `MPI_Cart_map`.
    CartMap,
    /// `MPI_Cart_rank`.
    CartRank,
    /// `MPI_Cart_shift`.
    CartShift,
    /// `MPI_Cart_sub`.
    CartSub,
    /// `MPI_Cartdim_get`.
    CartdimGet,
    /// `MPI_Close_port`.
    ClosePort,
    /// `MPI_Comm_accept`.
    CommAccept,
    /// `MPI_Comm_attach_buffer`.
    CommAttachBuffer,
    /// `MPI_Comm_attach_buffer_c`.
    CommAttachBufferC,
    /// `MPI_Comm_call_errhandler`.
    CommCallErrhandler,
    /// `MPI_Comm_compare`.
    CommCompare,
    /// `MPI_Comm_connect`.
    CommConnect,
    /// `MPI_Comm_create`.
    CommCreate,
    /// `MPI_Comm_create_errhandler`.
    CommCreateErrhandler,
    /// `MPI_Comm_create_from_group`.
    CommCreateFromGroup,
    /// `MPI_Comm_create_group`.
    CommCreateGroup,
    /// `MPI_Comm_create_keyval`.
    CommCreateKeyval,
    /// `MPI_Comm_delete_attr`.
    CommDeleteAttr,
    /// `MPI_Comm_detach_buffer`.
    CommDetachBuffer,
    /// `MPI_Comm_detach_buffer_c`.
    CommDetachBufferC,
    /// `MPI_Comm_disconnect`.
    CommDisconnect,
    /// `MPI_Comm_dup`.
    CommDup,
    /// `MPI_Comm_dup_with_info`.
    CommDupWithInfo,
    /// `MPI_Comm_flush_buffer`.
    CommFlushBuffer,
    /// `MPI_Comm_free`.
    CommFree,
    /// `MPI_Comm_free_keyval`.
    CommFreeKeyval,
    /// `MPI_Comm_get_attr`.
    CommGetAttr,
    /// `MPI_Comm_get_errhandler`.
    CommGetErrhandler,
    /// `MPI_Comm_get_info`.
    CommGetInfo,
    /// `MPI_Comm_get_name`.
    CommGetName,
    /// `MPI_Comm_get_parent`.
    CommGetParent,
    /// `MPI_Comm_group`.
    CommGroup,
    /// `MPI_Comm_idup`.
    CommIdup,
    /// `MPI_Comm_idup_with_info`.
    CommIdupWithInfo,
    /// `MPI_Comm_iflush_buffer`.
    CommIflushBuffer,
    /// `MPI_Comm_join`.
    CommJoin,
    /// `MPI_Comm_rank`.
    CommRank,
    /// `MPI_Comm_remote_group`.
    CommRemoteGroup,
    /// `MPI_Comm_remote_size`.
    CommRemoteSize,
    /// `MPI_Comm_set_attr`.
    CommSetAttr,
    /// `MPI_Comm_set_errhandler`.
    CommSetErrhandler,
    /// `MPI_Comm_set_info`.
    CommSetInfo,
    /// `MPI_Comm_set_name`.
    CommSetName,
    /// `MPI_Comm_size`.
    CommSize,
    /// `MPI_Comm_spawn`.
    CommSpawn,
    /// `MPI_Comm_spawn_multiple`.
    CommSpawnMultiple,
    /// `MPI_Comm_split`.
    CommSplit,
    /// `MPI_Comm_split_type`.
    CommSplitType,
    /// `MPI_Comm_test_inter`.
    CommTestInter,
    /// `MPI_Compare_and_swap`.
    CompareAndSwap,
    /// `MPI_Dims_create`.
    DimsCreate,
    /// `MPI_Dist_graph_create`.
    DistGraphCreate,
    /// `MPI_Dist_graph_create_adjacent`.
    DistGraphCreateAdjacent,
    /// `MPI_Dist_graph_neighbors`.
    DistGraphNeighbors,
    /// `MPI_Dist_graph_neighbors_count`.
    DistGraphNeighborsCount,
    /// `MPI_Errhandler_free`.
    ErrhandlerFree,
    /// `MPI_Error_class`.
    ErrorClass,
    /// `MPI_Error_string`.
    ErrorString,
    /// `MPI_Exscan`.
    Exscan,
    /// `MPI_Exscan_c`.
    ExscanC,
    /// `MPI_Exscan_init`.
    ExscanInit,
    /// `MPI_Exscan_init_c`.
    ExscanInitC,
    /// `MPI_Fetch_and_op`.
    FetchAndOp,
    /// `MPI_File_call_errhandler`.
    FileCallErrhandler,
    /// `MPI_File_close`.
    FileClose,
    /// `MPI_File_create_errhandler`.
    FileCreateErrhandler,
    /// `MPI_File_delete`.
    FileDelete,
    /// `MPI_File_get_amode`.
    FileGetAmode,
    /// `MPI_File_get_atomicity`.
    FileGetAtomicity,
    /// `MPI_File_get_byte_offset`.
    FileGetByteOffset,
    /// `MPI_File_get_errhandler`.
    FileGetErrhandler,
    /// `MPI_File_get_group`.
    FileGetGroup,
    /// `MPI_File_get_info`.
    FileGetInfo,
    /// `MPI_File_get_position`.
    FileGetPosition,
    /// `MPI_File_get_position_shared`.
    FileGetPositionShared,
    /// `MPI_File_get_size`.
    FileGetSize,
    /// `MPI_File_get_type_extent`.
    FileGetTypeExtent,
    /// `MPI_File_get_type_extent_c`.
    FileGetTypeExtentC,
    /// `MPI_File_get_view`.
    FileGetView,
    /// `MPI_File_iread`.
    FileIread,
    /// `MPI_File_iread_c`.
    FileIreadC,
    /// `MPI_File_iread_all`.
    FileIreadAll,
    /// `MPI_File_iread_all_c`.
    FileIreadAllC,
    /// `MPI_File_iread_at`.
    FileIreadAt,
    /// `MPI_File_iread_at_c`.
    FileIreadAtC,
    /// `MPI_File_iread_at_all`.
    FileIreadAtAll,
    /// `MPI_File_iread_at_all_c`.
    FileIreadAtAllC,
    /// `MPI_File_iread_shared`.
    FileIreadShared,
    /// `MPI_File_iread_shared_c`.
    FileIreadSharedC,
    /// `MPI_File_iwrite`.
    FileIwrite,
    /// `MPI_File_iwrite_c`.
    FileIwriteC,
    /// `MPI_File_iwrite_all`.
    FileIwriteAll,
    /// `MPI_File_iwrite_all_c`.
    FileIwriteAllC,
    /// `MPI_File_iwrite_at`.
    FileIwriteAt,
    /// `MPI_File_iwrite_at_c`.
    FileIwriteAtC,
    /// `MPI_File_iwrite_at_all`.
    FileIwriteAtAll,
    /// `MPI_File_iwrite_at_all_c`.
    FileIwriteAtAllC,
    /// `MPI_File_iwrite_shared`.
    FileIwriteShared,
    /// `MPI_File_iwrite_shared_c`.
    FileIwriteSharedC,
    /// `MPI_File_open`.
    FileOpen,
    /// `MPI_File_preallocate`.
    FilePreallocate,
    /// `MPI_File_read`.
    FileRead,
    /// `MPI_File_read_c`.
    FileReadC,
    /// `MPI_File_read_all`.
    FileReadAll,
    /// `MPI_File_read_all_c`.
    FileReadAllC,
    /// `MPI_File_read_all_begin`.
    FileReadAllBegin,
    /// `MPI_File_read_all_begin_c`.
    FileReadAllBeginC,
    /// `MPI_File_read_all_end`.
    FileReadAllEnd,
    /// `MPI_File_read_at`.
    FileReadAt,
    /// `MPI_File_read_at_c`.
    FileReadAtC,
    /// `MPI_File_read_at_all`.
    FileReadAtAll,
    /// `MPI_File_read_at_all_c`.
    FileReadAtAllC,
    /// `MPI_File_read_at_all_begin`.
    FileReadAtAllBegin,
    /// `MPI_File_read_at_all_begin_c`.
    FileReadAtAllBeginC,
    /// `MPI_File_read_at_all_end`.
    FileReadAtAllEnd,
    /// `MPI_File_read_ordered`.
    FileReadOrdered,
    /// `MPI_File_read_ordered_c`.
    FileReadOrderedC,
    /// `MPI_File_read_ordered_begin`.
    FileReadOrderedBegin,
    /// `MPI_File_read_ordered_begin_c`.
    FileReadOrderedBeginC,
    /// `MPI_File_read_ordered_end`.
    FileReadOrderedEnd,
    /// `MPI_File_read_shared`.
    FileReadShared,
    /// `MPI_File_read_shared_c`.
    FileReadSharedC,
    /// `MPI_File_seek`.
    FileSeek,
    /// `MPI_File_seek_shared`.
    FileSeekShared,
    /// `MPI_File_set_atomicity`.
    FileSetAtomicity,
    /// `MPI_File_set_errhandler`.
    FileSetErrhandler,
    /// `MPI_File_set_info`.
    FileSetInfo,
    /// `MPI_File_set_size`.
    FileSetSize,
    /// `MPI_File_set_view`.
    FileSetView,
    /// `MPI_File_sync`.
    FileSync,
    /// `MPI_File_write`.
    FileWrite,
    /// `MPI_File_write_c`.
    FileWriteC,
    /// `MPI_File_write_all`.
    FileWriteAll,
    /// `MPI_File_write_all_c`.
    FileWriteAllC,
    /// `MPI_File_write_all_begin`.
    FileWriteAllBegin,
    /// `MPI_File_write_all_begin_c`.
    FileWriteAllBeginC,
    /// `MPI_File_write_all_end`.
    FileWriteAllEnd,
    /// `MPI_File_write_at`.
    FileWriteAt,
    /// `MPI_File_write_at_c`.
    FileWriteAtC,
    /// `MPI_File_write_at_all`.
    FileWriteAtAll,
    /// `MPI_File_write_at_all_c`.
    FileWriteAtAllC,
    /// `MPI_File_write_at_all_begin`.
    FileWriteAtAllBegin,
    /// `MPI_File_write_at_all_begin_c`.
    FileWriteAtAllBeginC,
    /// `MPI_File_write_at_all_end`.
    FileWriteAtAllEnd,
    /// `MPI_File_write_ordered`.
    FileWriteOrdered,
    /// `MPI_File_write_ordered_c`.
    FileWriteOrderedC,
    /// `MPI_File_write_ordered_begin`.
    FileWriteOrderedBegin,
    /// `MPI_File_write_ordered_begin_c`.
    FileWriteOrderedBeginC,
    /// `MPI_File_write_ordered_end`.
    FileWriteOrderedEnd,
    /// `MPI_File_write_shared`.
    FileWriteShared,
    /// `MPI_File_write_shared_c`.
    FileWriteSharedC,
    /// `MPI_Finalize`.
    Finalize,
    /// `MPI_Finalized`.
    Finalized,
    /// `MPI_Free_mem`.
    FreeMem,
    /// `MPI_Gather`.
    Gather,
    /// `MPI_Gather_c`.
    GatherC,
    /// `MPI_Gather_init`.
    GatherInit,
    /// `MPI_Gather_init_c`.
    GatherInitC,
    /// `MPI_Gatherv`.
    Gatherv,
    /// `MPI_Gatherv_c`.
    GathervC,
    /// `MPI_Gatherv_init`.
    GathervInit,
    /// `MPI_Gatherv_init_c`.
    GathervInitC,
    /// `MPI_Get`.
    Get,
    /// `MPI_Get_c`.
    GetC,
    /// `MPI_Get_accumulate`.
    GetAccumulate,
    /// `MPI_Get_accumulate_c`.
    GetAccumulateC,
    /// `MPI_Get_address`.
    GetAddress,
    /// `MPI_Get_count`.
    GetCount,
    /// `MPI_Get_count_c`.
    GetCountC,
    /// `MPI_Get_elements`.
    GetElements,
    /// `MPI_Get_elements_c`.
    GetElementsC,
    /// `MPI_Get_elements_x`.
    GetElementsX,
    /// `MPI_Get_hw_resource_info`.
    GetHwResourceInfo,
    /// `MPI_Get_library_version`.
    GetLibraryVersion,
    /// `MPI_Get_processor_name`.
    GetProcessorName,
    /// `MPI_Get_version`.
    GetVersion,
    /// `MPI_Graph_create`.
    GraphCreate,
    /// `MPI_Graph_get`.
    GraphGet,
    /// `MPI_Graph_map`.
    GraphMap,
    /// `MPI_Graph_neighbors`.
    GraphNeighbors,
    /// `MPI_Graph_neighbors_count`.
    GraphNeighborsCount,
    /// `MPI_Graphdims_get`.
    GraphdimsGet,
    /// `MPI_Grequest_complete`.
    GrequestComplete,
    /// `MPI_Grequest_start`.
    GrequestStart,
    /// `MPI_Group_compare`.
    GroupCompare,
    /// `MPI_Group_difference`.
    GroupDifference,
    /// `MPI_Group_excl`.
    GroupExcl,
    /// `MPI_Group_free`.
    GroupFree,
    /// `MPI_Group_from_session_pset`.
    GroupFromSessionPset,
    /// `MPI_Group_incl`.
    GroupIncl,
    /// `MPI_Group_intersection`.
    GroupIntersection,
    /// `MPI_Group_range_excl`.
    GroupRangeExcl,
    /// `MPI_Group_range_incl`.
    GroupRangeIncl,
    /// `MPI_Group_rank`.
    GroupRank,
    /// `MPI_Group_size`.
    GroupSize,
    /// `MPI_Group_translate_ranks`.
    GroupTranslateRanks,
    /// `MPI_Group_union`.
    GroupUnion,
    /// `MPI_Iallgather`.
    Iallgather,
    /// `MPI_Iallgather_c`.
    IallgatherC,
    /// `MPI_Iallgatherv`.
    Iallgatherv,
    /// `MPI_Iallgatherv_c`.
    IallgathervC,
    /// `MPI_Iallreduce`.
    Iallreduce,
    /// `MPI_Iallreduce_c`.
    IallreduceC,
    /// `MPI_Ialltoall`.
    Ialltoall,
    /// `MPI_Ialltoall_c`.
    IalltoallC,
    /// `MPI_Ialltoallv`.
    Ialltoallv,
    /// `MPI_Ialltoallv_c`.
    IalltoallvC,
    /// `MPI_Ialltoallw`.
    Ialltoallw,
    /// `MPI_Ialltoallw_c`.
    IalltoallwC,
    /// `MPI_Ibarrier`.
    Ibarrier,
    /// `MPI_Ibcast`.
    Ibcast,
    /// `MPI_Ibcast_c`.
    IbcastC,
    /// `MPI_Ibsend`.
    Ibsend,
    /// `MPI_Ibsend_c`.
    IbsendC,
    /// `MPI_Iexscan`.
    Iexscan,
    /// `MPI_Iexscan_c`.
    IexscanC,
    /// `MPI_Igather`.
    Igather,
    /// `MPI_Igather_c`.
    IgatherC,
    /// `MPI_Igatherv`.
    Igatherv,
    /// `MPI_Igatherv_c`.
    IgathervC,
    /// `MPI_Improbe`.
    Improbe,
    /// `MPI_Imrecv`.
    Imrecv,
    /// `MPI_Imrecv_c`.
    ImrecvC,
    /// `MPI_Ineighbor_allgather`.
    IneighborAllgather,
    /// `MPI_Ineighbor_allgather_c`.
    IneighborAllgatherC,
    /// `MPI_Ineighbor_allgatherv`.
    IneighborAllgatherv,
    /// `MPI_Ineighbor_allgatherv_c`.
    IneighborAllgathervC,
    /// `MPI_Ineighbor_alltoall`.
    IneighborAlltoall,
    /// `MPI_Ineighbor_alltoall_c`.
    IneighborAlltoallC,
    /// `MPI_Ineighbor_alltoallv`.
    IneighborAlltoallv,
    /// `MPI_Ineighbor_alltoallv_c`.
    IneighborAlltoallvC,
    /// `MPI_Ineighbor_alltoallw`.
    IneighborAlltoallw,
    /// `MPI_Ineighbor_alltoallw_c`.
    IneighborAlltoallwC,
    /// `MPI_Info_create`.
    InfoCreate,
    /// `MPI_Info_create_env`.
    InfoCreateEnv,
    /// `MPI_Info_delete`.
    InfoDelete,
    /// `MPI_Info_dup`.
    InfoDup,
    /// `MPI_Info_free`.
    InfoFree,
    /// `MPI_Info_get`.
    InfoGet,
    /// `MPI_Info_get_nkeys`.
    InfoGetNkeys,
    /// `MPI_Info_get_nthkey`.
    InfoGetNthkey,
    /// `MPI_Info_get_string`.
    InfoGetString,
    /// `MPI_Info_get_valuelen`.
    InfoGetValuelen,
    /// `MPI_Info_set`.
    InfoSet,
    /// `MPI_Init`.
    Init,
    /// `MPI_Init_thread`.
    InitThread,
    /// `MPI_Initialized`.
    Initialized,
    /// `MPI_Intercomm_create`.
    IntercommCreate,
    /// `MPI_Intercomm_create_from_groups`.
    IntercommCreateFromGroups,
    /// `MPI_Intercomm_merge`.
    IntercommMerge,
    /// `MPI_Iprobe`.
    Iprobe,
    /// `MPI_Irecv`.
    Irecv,
    /// `MPI_Irecv_c`.
    IrecvC,
    /// `MPI_Ireduce`.
    Ireduce,
    /// `MPI_Ireduce_c`.
    IreduceC,
    /// `MPI_Ireduce_scatter`.
    IreduceScatter,
    /// `MPI_Ireduce_scatter_c`.
    IreduceScatterC,
    /// `MPI_Ireduce_scatter_block`.
    IreduceScatterBlock,
    /// `MPI_Ireduce_scatter_block_c`.
    IreduceScatterBlockC,
    /// `MPI_Irsend`.
    Irsend,
    /// `MPI_Irsend_c`.
    IrsendC,
    /// `MPI_Is_thread_main`.
    IsThreadMain,
    /// `MPI_Iscan`.
    Iscan,
    /// `MPI_Iscan_c`.
    IscanC,
    /// `MPI_Iscatter`.
    Iscatter,
    /// `MPI_Iscatter_c`.
    IscatterC,
    /// `MPI_Iscatterv`.
    Iscatterv,
    /// `MPI_Iscatterv_c`.
    IscattervC,
    /// `MPI_Isend`.
    Isend,
    /// `MPI_Isend_c`.
    IsendC,
    /// `MPI_Isendrecv`.
    Isendrecv,
    /// `MPI_Isendrecv_c`.
    IsendrecvC,
    /// `MPI_Isendrecv_replace`.
    IsendrecvReplace,
    /// `MPI_Isendrecv_replace_c`.
    IsendrecvReplaceC,
    /// `MPI_Issend`.
    Issend,
    /// `MPI_Issend_c`.
    IssendC,
    /// `MPI_Keyval_create`.
    KeyvalCreate,
    /// `MPI_Keyval_free`.
    KeyvalFree,
    /// `MPI_Lookup_name`.
    LookupName,
    /// `MPI_Mprobe`.
    Mprobe,
    /// `MPI_Mrecv`.
    Mrecv,
    /// `MPI_Mrecv_c`.
    MrecvC,
    /// `MPI_Neighbor_allgather`.
    NeighborAllgather,
    /// `MPI_Neighbor_allgather_c`.
    NeighborAllgatherC,
    /// `MPI_Neighbor_allgather_init`.
    NeighborAllgatherInit,
    /// `MPI_Neighbor_allgather_init_c`.
    NeighborAllgatherInitC,
    /// `MPI_Neighbor_allgatherv`.
    NeighborAllgatherv,
    /// `MPI_Neighbor_allgatherv_c`.
    NeighborAllgathervC,
    /// `MPI_Neighbor_allgatherv_init`.
    NeighborAllgathervInit,
    /// `MPI_Neighbor_allgatherv_init_c`.
    NeighborAllgathervInitC,
    /// `MPI_Neighbor_alltoall`.
    NeighborAlltoall,
    /// `MPI_Neighbor_alltoall_c`.
    NeighborAlltoallC,
    /// `MPI_Neighbor_alltoall_init`.
    NeighborAlltoallInit,
    /// `MPI_Neighbor_alltoall_init_c`.
    NeighborAlltoallInitC,
    /// `MPI_Neighbor_alltoallv`.
    NeighborAlltoallv,
    /// `MPI_Neighbor_alltoallv_c`.
    NeighborAlltoallvC,
    /// `MPI_Neighbor_alltoallv_init`.
    NeighborAlltoallvInit,
    /// `MPI_Neighbor_alltoallv_init_c`.
    NeighborAlltoallvInitC,
    /// `MPI_Neighbor_alltoallw`.
    NeighborAlltoallw,
    /// `MPI_Neighbor_alltoallw_c`.
    NeighborAlltoallwC,
    /// `MPI_Neighbor_alltoallw_init`.
    NeighborAlltoallwInit,
    /// `MPI_Neighbor_alltoallw_init_c`.
    NeighborAlltoallwInitC,
    /// `MPI_Op_commutative`.
    OpCommutative,
    /// `MPI_Op_create`.
    OpCreate,
    /// `MPI_Op_create_c`.
    OpCreateC,
    /// `MPI_Op_free`.
    OpFree,
    /// `MPI_Open_port`.
    OpenPort,
    /// `MPI_Pack`.
    Pack,
    /// `MPI_Pack_c`.
    PackC,
    /// `MPI_Pack_external`.
    PackExternal,
    /// `MPI_Pack_external_c`.
    PackExternalC,
    /// `MPI_Pack_external_size`.
    PackExternalSize,
    /// `MPI_Pack_external_size_c`.
    PackExternalSizeC,
    /// `MPI_Pack_size`.
    PackSize,
    /// `MPI_Pack_size_c`.
    PackSizeC,
    /// `MPI_Parrived`.
    Parrived,
    /// `MPI_Pcontrol`.
    Pcontrol,
    /// `MPI_Pready`.
    Pready,
    /// `MPI_Pready_list`.
    PreadyList,
    /// `MPI_Pready_range`.
    PreadyRange,
    /// `MPI_Precv_init`.
    PrecvInit,
    /// `MPI_Precv_init_c`.
    PrecvInitC,
    /// `MPI_Probe`.
    Probe,
    /// `MPI_Psend_init`.
    PsendInit,
    /// `MPI_Psend_init_c`.
    PsendInitC,
    /// `MPI_Publish_name`.
    PublishName,
    /// `MPI_Put`.
    Put,
    /// `MPI_Put_c`.
    PutC,
    /// `MPI_Query_thread`.
    QueryThread,
    /// `MPI_Raccumulate`.
    Raccumulate,
    /// `MPI_Raccumulate_c`.
    RaccumulateC,
    /// `MPI_Recv`.
    Recv,
    /// `MPI_Recv_c`.
    RecvC,
    /// `MPI_Recv_init`.
    RecvInit,
    /// `MPI_Recv_init_c`.
    RecvInitC,
    /// `MPI_Reduce`.
    Reduce,
    /// `MPI_Reduce_c`.
    ReduceC,
    /// `MPI_Reduce_init`.
    ReduceInit,
    /// `MPI_Reduce_init_c`.
    ReduceInitC,
    /// `MPI_Reduce_local`.
    ReduceLocal,
    /// `MPI_Reduce_local_c`.
    ReduceLocalC,
    /// `MPI_Reduce_scatter`.
    ReduceScatter,
    /// `MPI_Reduce_scatter_c`.
    ReduceScatterC,
    /// `MPI_Reduce_scatter_block`.
    ReduceScatterBlock,
    /// `MPI_Reduce_scatter_block_c`.
    ReduceScatterBlockC,
    /// `MPI_Reduce_scatter_block_init`.
    ReduceScatterBlockInit,
    /// `MPI_Reduce_scatter_block_init_c`.
    ReduceScatterBlockInitC,
    /// `MPI_Reduce_scatter_init`.
    ReduceScatterInit,
    /// `MPI_Reduce_scatter_init_c`.
    ReduceScatterInitC,
    /// `MPI_Register_datarep`.
    RegisterDatarep,
    /// `MPI_Register_datarep_c`.
    RegisterDatarepC,
    /// `MPI_Remove_error_class`.
    RemoveErrorClass,
    /// `MPI_Remove_error_code`.
    RemoveErrorCode,
    /// `MPI_Remove_error_string`.
    RemoveErrorString,
    /// `MPI_Request_free`.
    RequestFree,
    /// `MPI_Request_get_status`.
    RequestGetStatus,
    /// `MPI_Request_get_status_all`.
    RequestGetStatusAll,
    /// `MPI_Request_get_status_any`.
    RequestGetStatusAny,
    /// `MPI_Request_get_status_some`.
    RequestGetStatusSome,
    /// `MPI_Rget`.
    Rget,
    /// `MPI_Rget_c`.
    RgetC,
    /// `MPI_Rget_accumulate`.
    RgetAccumulate,
    /// `MPI_Rget_accumulate_c`.
    RgetAccumulateC,
    /// `MPI_Rput`.
    Rput,
    /// `MPI_Rput_c`.
    RputC,
    /// `MPI_Rsend`.
    Rsend,
    /// `MPI_Rsend_c`.
    RsendC,
    /// `MPI_Rsend_init`.
    RsendInit,
    /// `MPI_Rsend_init_c`.
    RsendInitC,
    /// `MPI_Scan`.
    Scan,
    /// `MPI_Scan_c`.
    ScanC,
    /// `MPI_Scan_init`.
    ScanInit,
    /// `MPI_Scan_init_c`.
    ScanInitC,
    /// `MPI_Scatter`.
    Scatter,
    /// `MPI_Scatter_c`.
    ScatterC,
    /// `MPI_Scatter_init`.
    ScatterInit,
    /// `MPI_Scatter_init_c`.
    ScatterInitC,
    /// `MPI_Scatterv`.
    Scatterv,
    /// `MPI_Scatterv_c`.
    ScattervC,
    /// `MPI_Scatterv_init`.
    ScattervInit,
    /// `MPI_Scatterv_init_c`.
    ScattervInitC,
    /// `MPI_Send`.
    Send,
    /// `MPI_Send_c`.
    SendC,
    /// `MPI_Send_init`.
    SendInit,
    /// `MPI_Send_init_c`.
    SendInitC,
    /// `MPI_Sendrecv`.
    Sendrecv,
    /// `MPI_Sendrecv_c`.
    SendrecvC,
    /// `MPI_Sendrecv_replace`.
    SendrecvReplace,
    /// `MPI_Sendrecv_replace_c`.
    SendrecvReplaceC,
    /// `MPI_Session_attach_buffer`.
    SessionAttachBuffer,
    /// `MPI_Session_attach_buffer_c`.
    SessionAttachBufferC,
    /// `MPI_Session_call_errhandler`.
    SessionCallErrhandler,
    /// `MPI_Session_create_errhandler`.
    SessionCreateErrhandler,
    /// `MPI_Session_detach_buffer`.
    SessionDetachBuffer,
    /// `MPI_Session_detach_buffer_c`.
    SessionDetachBufferC,
    /// `MPI_Session_finalize`.
    SessionFinalize,
    /// `MPI_Session_flush_buffer`.
    SessionFlushBuffer,
    /// `MPI_Session_get_errhandler`.
    SessionGetErrhandler,
    /// `MPI_Session_get_info`.
    SessionGetInfo,
    /// `MPI_Session_get_nth_pset`.
    SessionGetNthPset,
    /// `MPI_Session_get_num_psets`.
    SessionGetNumPsets,
    /// `MPI_Session_get_pset_info`.
    SessionGetPsetInfo,
    /// `MPI_Session_iflush_buffer`.
    SessionIflushBuffer,
    /// `MPI_Session_init`.
    SessionInit,
    /// `MPI_Session_set_errhandler`.
    SessionSetErrhandler,
    /// `MPI_Ssend`.
    Ssend,
    /// `MPI_Ssend_c`.
    SsendC,
    /// `MPI_Ssend_init`.
    SsendInit,
    /// `MPI_Ssend_init_c`.
    SsendInitC,
    /// `MPI_Start`.
    Start,
    /// `MPI_Startall`.
    Startall,
    /// `MPI_Status_get_error`.
    StatusGetError,
    /// `MPI_Status_get_source`.
    StatusGetSource,
    /// `MPI_Status_get_tag`.
    StatusGetTag,
    /// `MPI_Status_set_cancelled`.
    StatusSetCancelled,
    /// `MPI_Status_set_elements`.
    StatusSetElements,
    /// `MPI_Status_set_elements_c`.
    StatusSetElementsC,
    /// `MPI_Status_set_elements_x`.
    StatusSetElementsX,
    /// `MPI_Status_set_error`.
    StatusSetError,
    /// `MPI_Status_set_source`.
    StatusSetSource,
    /// `MPI_Status_set_tag`.
    StatusSetTag,
    /// `MPI_Test`.
    Test,
    /// `MPI_Test_cancelled`.
    TestCancelled,
    /// `MPI_Testall`.
    Testall,
    /// `MPI_Testany`.
    Testany,
    /// `MPI_Testsome`.
    Testsome,
    /// `MPI_Topo_test`.
    TopoTest,
    /// `MPI_Type_commit`.
    TypeCommit,
    /// `MPI_Type_contiguous`.
    TypeContiguous,
    /// `MPI_Type_contiguous_c`.
    TypeContiguousC,
    /// `MPI_Type_create_darray`.
    TypeCreateDarray,
    /// `MPI_Type_create_darray_c`.
    TypeCreateDarrayC,
    /// `MPI_Type_create_f90_complex`.
    TypeCreateF90Complex,
    /// `MPI_Type_create_f90_integer`.
    TypeCreateF90Integer,
    /// `MPI_Type_create_f90_real`.
    TypeCreateF90Real,
    /// `MPI_Type_create_hindexed`.
    TypeCreateHindexed,
    /// `MPI_Type_create_hindexed_c`.
    TypeCreateHindexedC,
    /// `MPI_Type_create_hindexed_block`.
    TypeCreateHindexedBlock,
    /// `MPI_Type_create_hindexed_block_c`.
    TypeCreateHindexedBlockC,
    /// `MPI_Type_create_hvector`.
    TypeCreateHvector,
    /// `MPI_Type_create_hvector_c`.
    TypeCreateHvectorC,
    /// `MPI_Type_create_indexed_block`.
    TypeCreateIndexedBlock,
    /// `MPI_Type_create_indexed_block_c`.
    TypeCreateIndexedBlockC,
    /// `MPI_Type_create_keyval`.
    TypeCreateKeyval,
    /// `MPI_Type_create_resized`.
    TypeCreateResized,
    /// `MPI_Type_create_resized_c`.
    TypeCreateResizedC,
    /// `MPI_Type_create_struct`.
    TypeCreateStruct,
    /// `MPI_Type_create_struct_c`.
    TypeCreateStructC,
    /// `MPI_Type_create_subarray`.
    TypeCreateSubarray,
    /// `MPI_Type_create_subarray_c`.
    TypeCreateSubarrayC,
    /// `MPI_Type_delete_attr`.
    TypeDeleteAttr,
    /// `MPI_Type_dup`.
    TypeDup,
    /// `MPI_Type_free`.
    TypeFree,
    /// `MPI_Type_free_keyval`.
    TypeFreeKeyval,
    /// `MPI_Type_get_attr`.
    TypeGetAttr,
    /// `MPI_Type_get_contents`.
    TypeGetContents,
    /// `MPI_Type_get_contents_c`.
    TypeGetContentsC,
    /// `MPI_Type_get_envelope`.
    TypeGetEnvelope,
    /// `MPI_Type_get_envelope_c`.
    TypeGetEnvelopeC,
    /// `MPI_Type_get_extent`.
    TypeGetExtent,
    /// `MPI_Type_get_extent_c`.
    TypeGetExtentC,
    /// `MPI_Type_get_extent_x`.
    TypeGetExtentX,
    /// `MPI_Type_get_name`.
    TypeGetName,
    /// `MPI_Type_get_true_extent`.
    TypeGetTrueExtent,
    /// `MPI_Type_get_true_extent_c`.
    TypeGetTrueExtentC,
    /// `MPI_Type_get_true_extent_x`.
    TypeGetTrueExtentX,
    /// `MPI_Type_get_value_index`.
    TypeGetValueIndex,
    /// `MPI_Type_indexed`.
    TypeIndexed,
    /// `MPI_Type_indexed_c`.
    TypeIndexedC,
    /// `MPI_Type_match_size`.
    TypeMatchSize,
    /// `MPI_Type_set_attr`.
    TypeSetAttr,
    /// `MPI_Type_set_name`.
    TypeSetName,
    /// `MPI_Type_size`.
    TypeSize,
    /// `MPI_Type_size_c`.
    TypeSizeC,
    /// `MPI_Type_size_x`.
    TypeSizeX,
    /// `MPI_Type_vector`.
    TypeVector,
    /// `MPI_Type_vector_c`.
    TypeVectorC,
    /// `MPI_Unpack`.
    Unpack,
    /// `MPI_Unpack_c`.
    UnpackC,
    /// `MPI_Unpack_external`.
    UnpackExternal,
    /// `MPI_Unpack_external_c`.
    UnpackExternalC,
    /// `MPI_Unpublish_name`.
    UnpublishName,
    /// `MPI_Wait`.
    Wait,
    /// `MPI_Waitall`.
    Waitall,
    /// `MPI_Waitany`.
    Waitany,
    /// `MPI_Waitsome`.
    Waitsome,
    /// `MPI_Win_allocate`.
    WinAllocate,
    /// `MPI_Win_allocate_c`.
    WinAllocateC,
    /// `MPI_Win_allocate_shared`.
    WinAllocateShared,
    /// `MPI_Win_allocate_shared_c`.
    WinAllocateSharedC,
    /// `MPI_Win_attach`.
    WinAttach,
    /// `MPI_Win_call_errhandler`.
    WinCallErrhandler,
    /// `MPI_Win_complete`.
    WinComplete,
    /// `MPI_Win_create`.
    WinCreate,
    /// `MPI_Win_create_c`.
    WinCreateC,
    /// `MPI_Win_create_dynamic`.
    WinCreateDynamic,
    /// `MPI_Win_create_errhandler`.
    WinCreateErrhandler,
    /// `MPI_Win_create_keyval`.
    WinCreateKeyval,
    /// `MPI_Win_delete_attr`.
    WinDeleteAttr,
    /// `MPI_Win_detach`.
    WinDetach,
    /// `MPI_Win_fence`.
    WinFence,
    /// `MPI_Win_flush`.
    WinFlush,
    /// `MPI_Win_flush_all`.
    WinFlushAll,
    /// `MPI_Win_flush_local`.
    WinFlushLocal,
    /// `MPI_Win_flush_local_all`.
    WinFlushLocalAll,
    /// `MPI_Win_free`.
    WinFree,
    /// `MPI_Win_free_keyval`.
    WinFreeKeyval,
    /// `MPI_Win_get_attr`.
    WinGetAttr,
    /// `MPI_Win_get_errhandler`.
    WinGetErrhandler,
    /// `MPI_Win_get_group`.
    WinGetGroup,
    /// `MPI_Win_get_info`.
    WinGetInfo,
    /// `MPI_Win_get_name`.
    WinGetName,
    /// `MPI_Win_lock`.
    WinLock,
    /// `MPI_Win_lock_all`.
    WinLockAll,
    /// `MPI_Win_post`.
    WinPost,
    /// `MPI_Win_set_attr`.
    WinSetAttr,
    /// `MPI_Win_set_errhandler`.
    WinSetErrhandler,
    /// `MPI_Win_set_info`.
    WinSetInfo,
    /// `MPI_Win_set_name`.
    WinSetName,
    /// `MPI_Win_shared_query`.
    WinSharedQuery,
    /// `MPI_Win_shared_query_c`.
    WinSharedQueryC,
    /// `MPI_Win_start`.
    WinStart,
    /// `MPI_Win_sync`.
    WinSync,
    /// `MPI_Win_test`.
    WinTest,
    /// `MPI_Win_unlock`.
    WinUnlock,
    /// `MPI_Win_unlock_all`.
    WinUnlockAll,
    /// `MPI_Win_wait`.
    WinWait,
    /// `MPI_Aint_add`.
    AintAdd,
    /// `MPI_Aint_diff`.
    AintDiff,
    /// `MPI_Wtick`.
    Wtick,
    /// `MPI_Wtime`.
    Wtime,
    /// `MPI_Comm_fromint`.
    CommFromint,
    /// `MPI_Comm_toint`.
    CommToint,
    /// `MPI_Errhandler_fromint`.
    ErrhandlerFromint,
    /// `MPI_Errhandler_toint`.
    ErrhandlerToint,
    /// `MPI_File_fromint`.
    FileFromint,
    /// `MPI_File_toint`.
    FileToint,
    /// `MPI_Group_fromint`.
    GroupFromint,
    /// `MPI_Group_toint`.
    GroupToint,
    /// `MPI_Info_fromint`.
    InfoFromint,
    /// `MPI_Info_toint`.
    InfoToint,
    /// `MPI_Message_fromint`.
    MessageFromint,
    /// `MPI_Message_toint`.
    MessageToint,
    /// `MPI_Op_fromint`.
    OpFromint,
    /// `MPI_Op_toint`.
    OpToint,
    /// `MPI_Request_fromint`.
    RequestFromint,
    /// `MPI_Request_toint`.
    RequestToint,
    /// `MPI_Session_fromint`.
    SessionFromint,
    /// `MPI_Session_toint`.
    SessionToint,
    /// `MPI_Type_fromint`.
    TypeFromint,
    /// `MPI_Type_toint`.
    TypeToint,
    /// `MPI_Win_fromint`.
    WinFromint,
    /// `MPI_Win_toint`.
    WinToint,
    /// `MPI_T_category_changed`.
    TCategoryChanged,
    /// `MPI_T_category_get_categories`.
    TCategoryGetCategories,
    /// `MPI_T_category_get_cvars`.
    TCategoryGetCvars,
    /// `MPI_T_category_get_events`.
    TCategoryGetEvents,
    /// `MPI_T_category_get_index`.
    TCategoryGetIndex,
    /// `MPI_T_category_get_info`.
    TCategoryGetInfo,
    /// `MPI_T_category_get_num`.
    TCategoryGetNum,
    /// `MPI_T_category_get_num_events`.
    TCategoryGetNumEvents,
    /// `MPI_T_category_get_pvars`.
    TCategoryGetPvars,
    /// `MPI_T_cvar_get_index`.
    TCvarGetIndex,
    /// `MPI_T_cvar_get_info`.
    TCvarGetInfo,
    /// `MPI_T_cvar_get_num`.
    TCvarGetNum,
    /// `MPI_T_cvar_handle_alloc`.
    TCvarHandleAlloc,
    /// `MPI_T_cvar_handle_free`.
    TCvarHandleFree,
    /// `MPI_T_cvar_read`.
    TCvarRead,
    /// `MPI_T_cvar_write`.
    TCvarWrite,
    /// `MPI_T_enum_get_info`.
    TEnumGetInfo,
    /// `MPI_T_enum_get_item`.
    TEnumGetItem,
    /// `MPI_T_event_callback_get_info`.
    TEventCallbackGetInfo,
    /// `MPI_T_event_callback_set_info`.
    TEventCallbackSetInfo,
    /// `MPI_T_event_copy`.
    TEventCopy,
    /// `MPI_T_event_get_index`.
    TEventGetIndex,
    /// `MPI_T_event_get_info`.
    TEventGetInfo,
    /// `MPI_T_event_get_num`.
    TEventGetNum,
    /// `MPI_T_event_get_source`.
    TEventGetSource,
    /// `MPI_T_event_get_timestamp`.
    TEventGetTimestamp,
    /// `MPI_T_event_handle_alloc`.
    TEventHandleAlloc,
    /// `MPI_T_event_handle_free`.
    TEventHandleFree,
    /// `MPI_T_event_handle_get_info`.
    TEventHandleGetInfo,
    /// `MPI_T_event_handle_set_info`.
    TEventHandleSetInfo,
    /// `MPI_T_event_read`.
    TEventRead,
    /// `MPI_T_event_register_callback`.
    TEventRegisterCallback,
    /// `MPI_T_event_set_dropped_handler`.
    TEventSetDroppedHandler,
    /// `MPI_T_finalize`.
    TFinalize,
    /// `MPI_T_init_thread`.
    TInitThread,
    /// `MPI_T_pvar_get_index`.
    TPvarGetIndex,
    /// `MPI_T_pvar_get_info`.
    TPvarGetInfo,
    /// `MPI_T_pvar_get_num`.
    TPvarGetNum,
    /// `MPI_T_pvar_handle_alloc`.
    TPvarHandleAlloc,
    /// `MPI_T_pvar_handle_free`.
    TPvarHandleFree,
    /// `MPI_T_pvar_read`.
    TPvarRead,
    /// `MPI_T_pvar_readreset`.
    TPvarReadreset,
    /// `MPI_T_pvar_reset`.
    TPvarReset,
    /// `MPI_T_pvar_session_create`.
    TPvarSessionCreate,
    /// `MPI_T_pvar_session_free`.
    TPvarSessionFree,
    /// `MPI_T_pvar_start`.
    TPvarStart,
    /// `MPI_T_pvar_stop`.
    TPvarStop,
    /// `MPI_T_pvar_write`.
    TPvarWrite,
    /// `MPI_T_source_get_info`.
    TSourceGetInfo,
    /// `MPI_T_source_get_num`.
    TSourceGetNum,
    /// `MPI_T_source_get_timestamp`.
    TSourceGetTimestamp,
}

impl Function {
    /// The name in C, as `MPI_Send`.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// A number for it that is never 0, as a process shows its call on the board of its node.
    pub const fn number(self) -> u16 {
        self as u16 + 1
    }

    /// The name in C of the function with this number.
    pub fn name_of(number: u16) -> Option<&'static str> {
        NAMES.get(usize::from(number).checked_sub(1)?).copied()
    }
}

const NAMES: [&str; 664] = [
    "MPI_Abi_get_fortran_booleans",
    "MPI_Abi_get_fortran_info",
    "MPI_Abi_get_info",
    "MPI_Abi_get_version",
    "MPI_Abi_set_fortran_booleans",
    "MPI_Abi_set_fortran_info",
    "MPI_Abort",
    "MPI_Accumulate",
    "MPI_Accumulate_c",
    "MPI_Add_error_class",
    "MPI_Add_error_code",
    "MPI_Add_error_string",
    "MPI_Allgather",
    "MPI_Allgather_c",
    "MPI_Allgather_init",
    "MPI_Allgather_init_c",
    "MPI_Allgatherv",
    "MPI_Allgatherv_c",
    "MPI_Allgatherv_init",
    "MPI_Allgatherv_init_c",
    "MPI_Alloc_mem",
    "MPI_Allreduce",
    "MPI_Allreduce_c",
    "MPI_Allreduce_init",
    "MPI_Allreduce_init_c",
    "MPI_Alltoall",
    "MPI_Alltoall_c",
    "MPI_Alltoall_init",
    "MPI_Alltoall_init_c",
    "MPI_Alltoallv",
    "MPI_Alltoallv_c",
    "MPI_Alltoallv_init",
    "MPI_Alltoallv_init_c",
    "MPI_Alltoallw",
    "MPI_Alltoallw_c",
    "MPI_Alltoallw_init",
    "MPI_Alltoallw_init_c",
    "MPI_Attr_delete",
    "MPI_Attr_get",
    "MPI_Attr_put",
    "MPI_Barrier",
    "MPI_Barrier_init",
    "MPI_Bcast",
    "MPI_Bcast_c",
    "MPI_Bcast_init",
    "MPI_Bcast_init_c",
    "MPI_Bsend",
    "MPI_Bsend_c",
    "MPI_Bsend_init",
    "MPI_Bsend_init_c",
    "MPI_Buffer_attach",
    "MPI_Buffer_attach_c",
    "MPI_Buffer_detach",
    "MPI_Buffer_detach_c",
    "MPI_Buffer_flush",
    "MPI_Buffer_iflush",
    "MPI_Cancel",
    "MPI_Cart_coords",
    "MPI_Cart_create",
    "MPI_Cart_get",
    "MPI_Cart_map",
    "MPI_Cart_rank",
    "MPI_Cart_shift",
    "MPI_Cart_sub",
    "MPI_Cartdim_get",
    "MPI_Close_port",
    "MPI_Comm_accept",
    "MPI_Comm_attach_buffer",
    "MPI_Comm_attach_buffer_c",
    "MPI_Comm_call_errhandler",
    "MPI_Comm_compare",
    "MPI_Comm_connect",
    "MPI_Comm_create",
    "MPI_Comm_create_errhandler",
    "MPI_Comm_create_from_group",
    "MPI_Comm_create_group",
    "MPI_Comm_create_keyval",
    "MPI_Comm_delete_attr",
    "MPI_Comm_detach_buffer",
    "MPI_Comm_detach_buffer_c",
    "MPI_Comm_disconnect",
    "MPI_Comm_dup",
    "MPI_Comm_dup_with_info",
    "MPI_Comm_flush_buffer",
    "MPI_Comm_free",
    "MPI_Comm_free_keyval",
    "MPI_Comm_get_attr",
    "MPI_Comm_get_errhandler",
    "MPI_Comm_get_info",
    "MPI_Comm_get_name",
    "MPI_Comm_get_parent",
    "MPI_Comm_group",
    "MPI_Comm_idup",
    "MPI_Comm_idup_with_info",
    "MPI_Comm_iflush_buffer",
    "MPI_Comm_join",
    "MPI_Comm_rank",
    "MPI_Comm_remote_group",
    "MPI_Comm_remote_size",
    "MPI_Comm_set_attr",
    "MPI_Comm_set_errhandler",
    "MPI_Comm_set_info",
    "MPI_Comm_set_name",
    "MPI_Comm_size",
    "MPI_Comm_spawn",
    "MPI_Comm_spawn_multiple",
    "MPI_Comm_split",
    "MPI_Comm_split_type",
    "MPI_Comm_test_inter",
    "MPI_Compare_and_swap",
    "MPI_Dims_create",
    "MPI_Dist_graph_create",
    "MPI_Dist_graph_create_adjacent",
    "MPI_Dist_graph_neighbors",
    "MPI_Dist_graph_neighbors_count",
    "MPI_Errhandler_free",
    "MPI_Error_class",
    "MPI_Error_string",
    "MPI_Exscan",
    "MPI_Exscan_c",
    "MPI_Exscan_init",
    "MPI_Exscan_init_c",
    "MPI_Fetch_and_op",
    "MPI_File_call_errhandler",
    "MPI_File_close",
    "MPI_File_create_errhandler",
    "MPI_File_delete",
    "MPI_File_get_amode",
    "MPI_File_get_atomicity",
    "MPI_File_get_byte_offset",
    "MPI_File_get_errhandler",
    "MPI_File_get_group",
    "MPI_File_get_info",
    "MPI_File_get_position",
    "MPI_File_get_position_shared",
    "MPI_File_get_size",
    "MPI_File_get_type_extent",
    "MPI_File_get_type_extent_c",
    "MPI_File_get_view",
    "MPI_File_iread",
    "MPI_File_iread_c",
    "MPI_File_iread_all",
    "MPI_File_iread_all_c",
    "MPI_File_iread_at",
    "MPI_File_iread_at_c",
    "MPI_File_iread_at_all",
    "MPI_File_iread_at_all_c",
    "MPI_File_iread_shared",
    "MPI_File_iread_shared_c",
    "MPI_File_iwrite",
    "MPI_File_iwrite_c",
    "MPI_File_iwrite_all",
    "MPI_File_iwrite_all_c",
    "MPI_File_iwrite_at",
    "MPI_File_iwrite_at_c",
    "MPI_File_iwrite_at_all",
    "MPI_File_iwrite_at_all_c",
    "MPI_File_iwrite_shared",
    "MPI_File_iwrite_shared_c",
    "MPI_File_open",
    "MPI_File_preallocate",
    "MPI_File_read",
    "MPI_File_read_c",
    "MPI_File_read_all",
    "MPI_File_read_all_c",
    "MPI_File_read_all_begin",
    "MPI_File_read_all_begin_c",
    "MPI_File_read_all_end",
    "MPI_File_read_at",
    "MPI_File_read_at_c",
    "MPI_File_read_at_all",
    "MPI_File_read_at_all_c",
    "MPI_File_read_at_all_begin",
    "MPI_File_read_at_all_begin_c",
    "MPI_File_read_at_all_end",
    "MPI_File_read_ordered",
    "MPI_File_read_ordered_c",
    "MPI_File_read_ordered_begin",
    "MPI_File_read_ordered_begin_c",
    "MPI_File_read_ordered_end",
    "MPI_File_read_shared",
    "MPI_File_read_shared_c",
    "MPI_File_seek",
    "MPI_File_seek_shared",
    "MPI_File_set_atomicity",
    "MPI_File_set_errhandler",
    "MPI_File_set_info",
    "MPI_File_set_size",
    "MPI_File_set_view",
    "MPI_File_sync",
    "MPI_File_write",
    "MPI_File_write_c",
    "MPI_File_write_all",
    "MPI_File_write_all_c",
    "MPI_File_write_all_begin",
    "MPI_File_write_all_begin_c",
    "MPI_File_write_all_end",
    "MPI_File_write_at",
    "MPI_File_write_at_c",
    "MPI_File_write_at_all",
    "MPI_File_write_at_all_c",
    "MPI_File_write_at_all_begin",
    "MPI_File_write_at_all_begin_c",
    "MPI_File_write_at_all_end",
    "MPI_File_write_ordered",
    "MPI_File_write_ordered_c",
    "MPI_File_write_ordered_begin",
    "MPI_File_write_ordered_begin_c",
    "MPI_File_write_ordered_end",
    "MPI_File_write_shared",
    "MPI_File_write_shared_c",
    "MPI_Finalize",
    "MPI_Finalized",
    "MPI_Free_mem",
    "MPI_Gather",
    "MPI_Gather_c",
    "MPI_Gather_init",
    "MPI_Gather_init_c",
    "MPI_Gatherv",
    "MPI_Gatherv_c",
    "MPI_Gatherv_init",
    "MPI_Gatherv_init_c",
    "MPI_Get",
    "MPI_Get_c",
    "MPI_Get_accumulate",
    "MPI_Get_accumulate_c",
    "MPI_Get_address",
    "MPI_Get_count",
    "MPI_Get_count_c",
    "MPI_Get_elements",
    "MPI_Get_elements_c",
    "MPI_Get_elements_x",
    "MPI_Get_hw_resource_info",
    "MPI_Get_library_version",
    "MPI_Get_processor_name",
    "MPI_Get_version",
    "MPI_Graph_create",
    "MPI_Graph_get",
    "MPI_Graph_map",
    "MPI_Graph_neighbors",
    "MPI_Graph_neighbors_count",
    "MPI_Graphdims_get",
    "MPI_Grequest_complete",
    "MPI_Grequest_start",
    "MPI_Group_compare",
    "MPI_Group_difference",
    "MPI_Group_excl",
    "MPI_Group_free",
    "MPI_Group_from_session_pset",
    "MPI_Group_incl",
    "MPI_Group_intersection",
    "MPI_Group_range_excl",
    "MPI_Group_range_incl",
    "MPI_Group_rank",
    "MPI_Group_size",
    "MPI_Group_translate_ranks",
    "MPI_Group_union",
    "MPI_Iallgather",
    "MPI_Iallgather_c",
    "MPI_Iallgatherv",
    "MPI_Iallgatherv_c",
    "MPI_Iallreduce",
    "MPI_Iallreduce_c",
    "MPI_Ialltoall",
    "MPI_Ialltoall_c",
    "MPI_Ialltoallv",
    "MPI_Ialltoallv_c",
    "MPI_Ialltoallw",
    "MPI_Ialltoallw_c",
    "MPI_Ibarrier",
    "MPI_Ibcast",
    "MPI_Ibcast_c",
    "MPI_Ibsend",
    "MPI_Ibsend_c",
    "MPI_Iexscan",
    "MPI_Iexscan_c",
    "MPI_Igather",
    "MPI_Igather_c",
    "MPI_Igatherv",
    "MPI_Igatherv_c",
    "MPI_Improbe",
    "MPI_Imrecv",
    "MPI_Imrecv_c",
    "MPI_Ineighbor_allgather",
    "MPI_Ineighbor_allgather_c",
    "MPI_Ineighbor_allgatherv",
    "MPI_Ineighbor_allgatherv_c",
    "MPI_Ineighbor_alltoall",
    "MPI_Ineighbor_alltoall_c",
    "MPI_Ineighbor_alltoallv",
    "MPI_Ineighbor_alltoallv_c",
    "MPI_Ineighbor_alltoallw",
    "MPI_Ineighbor_alltoallw_c",
    "MPI_Info_create",
    "MPI_Info_create_env",
    "MPI_Info_delete",
    "MPI_Info_dup",
    "MPI_Info_free",
    "MPI_Info_get",
    "MPI_Info_get_nkeys",
    "MPI_Info_get_nthkey",
    "MPI_Info_get_string",
    "MPI_Info_get_valuelen",
    "MPI_Info_set",
    "MPI_Init",
    "MPI_Init_thread",
    "MPI_Initialized",
    "MPI_Intercomm_create",
    "MPI_Intercomm_create_from_groups",
    "MPI_Intercomm_merge",
    "MPI_Iprobe",
    "MPI_Irecv",
    "MPI_Irecv_c",
    "MPI_Ireduce",
    "MPI_Ireduce_c",
    "MPI_Ireduce_scatter",
    "MPI_Ireduce_scatter_c",
    "MPI_Ireduce_scatter_block",
    "MPI_Ireduce_scatter_block_c",
    "MPI_Irsend",
    "MPI_Irsend_c",
    "MPI_Is_thread_main",
    "MPI_Iscan",
    "MPI_Iscan_c",
    "MPI_Iscatter",
    "MPI_Iscatter_c",
    "MPI_Iscatterv",
    "MPI_Iscatterv_c",
    "MPI_Isend",
    "MPI_Isend_c",
    "MPI_Isendrecv",
    "MPI_Isendrecv_c",
    "MPI_Isendrecv_replace",
    "MPI_Isendrecv_replace_c",
    "MPI_Issend",
    "MPI_Issend_c",
    "MPI_Keyval_create",
    "MPI_Keyval_free",
    "MPI_Lookup_name",
    "MPI_Mprobe",
    "MPI_Mrecv",
    "MPI_Mrecv_c",
    "MPI_Neighbor_allgather",
    "MPI_Neighbor_allgather_c",
    "MPI_Neighbor_allgather_init",
    "MPI_Neighbor_allgather_init_c",
    "MPI_Neighbor_allgatherv",
    "MPI_Neighbor_allgatherv_c",
    "MPI_Neighbor_allgatherv_init",
    "MPI_Neighbor_allgatherv_init_c",
    "MPI_Neighbor_alltoall",
    "MPI_Neighbor_alltoall_c",
    "MPI_Neighbor_alltoall_init",
    "MPI_Neighbor_alltoall_init_c",
    "MPI_Neighbor_alltoallv",
    "MPI_Neighbor_alltoallv_c",
    "MPI_Neighbor_alltoallv_init",
    "MPI_Neighbor_alltoallv_init_c",
    "MPI_Neighbor_alltoallw",
    "MPI_Neighbor_alltoallw_c",
    "MPI_Neighbor_alltoallw_init",
    "MPI_Neighbor_alltoallw_init_c",
    "MPI_Op_commutative",
    "MPI_Op_create",
    "MPI_Op_create_c",
    "MPI_Op_free",
    "MPI_Open_port",
    "MPI_Pack",
    "MPI_Pack_c",
    "MPI_Pack_external",
    "MPI_Pack_external_c",
    "MPI_Pack_external_size",
    "MPI_Pack_external_size_c",
    "MPI_Pack_size",
    "MPI_Pack_size_c",
    "MPI_Parrived",
    "MPI_Pcontrol",
    "MPI_Pready",
    "MPI_Pready_list",
    "MPI_Pready_range",
    "MPI_Precv_init",
    "MPI_Precv_init_c",
    "MPI_Probe",
    "MPI_Psend_init",
    "MPI_Psend_init_c",
    "MPI_Publish_name",
    "MPI_Put",
    "MPI_Put_c",
    "MPI_Query_thread",
    "MPI_Raccumulate",
    "MPI_Raccumulate_c",
    "MPI_Recv",
    "MPI_Recv_c",
    "MPI_Recv_init",
    "MPI_Recv_init_c",
    "MPI_Reduce",
    "MPI_Reduce_c",
    "MPI_Reduce_init",
    "MPI_Reduce_init_c",
    "MPI_Reduce_local",
    "MPI_Reduce_local_c",
    "MPI_Reduce_scatter",
    "MPI_Reduce_scatter_c",
    "MPI_Reduce_scatter_block",
    "MPI_Reduce_scatter_block_c",
    "MPI_Reduce_scatter_block_init",
    "MPI_Reduce_scatter_block_init_c",
    "MPI_Reduce_scatter_init",
    "MPI_Reduce_scatter_init_c",
    "MPI_Register_datarep",
    "MPI_Register_datarep_c",
    "MPI_Remove_error_class",
    "MPI_Remove_error_code",
    "MPI_Remove_error_string",
    "MPI_Request_free",
    "MPI_Request_get_status",
    "MPI_Request_get_status_all",
    "MPI_Request_get_status_any",
    "MPI_Request_get_status_some",
    "MPI_Rget",
    "MPI_Rget_c",
    "MPI_Rget_accumulate",
    "MPI_Rget_accumulate_c",
    "MPI_Rput",
    "MPI_Rput_c",
    "MPI_Rsend",
    "MPI_Rsend_c",
    "MPI_Rsend_init",
    "MPI_Rsend_init_c",
    "MPI_Scan",
    "MPI_Scan_c",
    "MPI_Scan_init",
    "MPI_Scan_init_c",
    "MPI_Scatter",
    "MPI_Scatter_c",
    "MPI_Scatter_init",
    "MPI_Scatter_init_c",
    "MPI_Scatterv",
    "MPI_Scatterv_c",
    "MPI_Scatterv_init",
    "MPI_Scatterv_init_c",
    "MPI_Send",
    "MPI_Send_c",
    "MPI_Send_init",
    "MPI_Send_init_c",
    "MPI_Sendrecv",
    "MPI_Sendrecv_c",
    "MPI_Sendrecv_replace",
    "MPI_Sendrecv_replace_c",
    "MPI_Session_attach_buffer",
    "MPI_Session_attach_buffer_c",
    "MPI_Session_call_errhandler",
    "MPI_Session_create_errhandler",
    "MPI_Session_detach_buffer",
    "MPI_Session_detach_buffer_c",
    "MPI_Session_finalize",
    "MPI_Session_flush_buffer",
    "MPI_Session_get_errhandler",
    "MPI_Session_get_info",
    "MPI_Session_get_nth_pset",
    "MPI_Session_get_num_psets",
    "MPI_Session_get_pset_info",
    "MPI_Session_iflush_buffer",
    "MPI_Session_init",
    "MPI_Session_set_errhandler",
    "MPI_Ssend",
    "MPI_Ssend_c",
    "MPI_Ssend_init",
    "MPI_Ssend_init_c",
    "MPI_Start",
    "MPI_Startall",
    "MPI_Status_get_error",
    "MPI_Status_get_source",
    "MPI_Status_get_tag",
    "MPI_Status_set_cancelled",
    "MPI_Status_set_elements",
    "MPI_Status_set_elements_c",
    "MPI_Status_set_elements_x",
    "MPI_Status_set_error",
    "MPI_Status_set_source",
    "MPI_Status_set_tag",
    "MPI_Test",
    "MPI_Test_cancelled",
    "MPI_Testall",
    "MPI_Testany",
    "MPI_Testsome",
    "MPI_Topo_test",
    "MPI_Type_commit",
    "MPI_Type_contiguous",
    "MPI_Type_contiguous_c",
    "MPI_Type_create_darray",
    "MPI_Type_create_darray_c",
    "MPI_Type_create_f90_complex",
    "MPI_Type_create_f90_integer",
    "MPI_Type_create_f90_real",
    "MPI_Type_create_hindexed",
    "MPI_Type_create_hindexed_c",
    "MPI_Type_create_hindexed_block",
    "MPI_Type_create_hindexed_block_c",
    "MPI_Type_create_hvector",
    "MPI_Type_create_hvector_c",
    "MPI_Type_create_indexed_block",
    "MPI_Type_create_indexed_block_c",
    "MPI_Type_create_keyval",
    "MPI_Type_create_resized",
    "MPI_Type_create_resized_c",
    "MPI_Type_create_struct",
    "MPI_Type_create_struct_c",
    "MPI_Type_create_subarray",
    "MPI_Type_create_subarray_c",
    "MPI_Type_delete_attr",
    "MPI_Type_dup",
    "MPI_Type_free",
    "MPI_Type_free_keyval",
    "MPI_Type_get_attr",
    "MPI_Type_get_contents",
    "MPI_Type_get_contents_c",
    "MPI_Type_get_envelope",
    "MPI_Type_get_envelope_c",
    "MPI_Type_get_extent",
    "MPI_Type_get_extent_c",
    "MPI_Type_get_extent_x",
    "MPI_Type_get_name",
    "MPI_Type_get_true_extent",
    "MPI_Type_get_true_extent_c",
    "MPI_Type_get_true_extent_x",
    "MPI_Type_get_value_index",
    "MPI_Type_indexed",
    "MPI_Type_indexed_c",
    "MPI_Type_match_size",
    "MPI_Type_set_attr",
    "MPI_Type_set_name",
    "MPI_Type_size",
    "MPI_Type_size_c",
    "MPI_Type_size_x",
    "MPI_Type_vector",
    "MPI_Type_vector_c",
    "MPI_Unpack",
    "MPI_Unpack_c",
    "MPI_Unpack_external",
    "MPI_Unpack_external_c",
    "MPI_Unpublish_name",
    "MPI_Wait",
    "MPI_Waitall",
    "MPI_Waitany",
    "MPI_Waitsome",
    "MPI_Win_allocate",
    "MPI_Win_allocate_c",
    "MPI_Win_allocate_shared",
    "MPI_Win_allocate_shared_c",
    "MPI_Win_attach",
    "MPI_Win_call_errhandler",
    "MPI_Win_complete",
    "MPI_Win_create",
    "MPI_Win_create_c",
    "MPI_Win_create_dynamic",
    "MPI_Win_create_errhandler",
    "MPI_Win_create_keyval",
    "MPI_Win_delete_attr",
    "MPI_Win_detach",
    "MPI_Win_fence",
    "MPI_Win_flush",
    "MPI_Win_flush_all",
    "MPI_Win_flush_local",
    "MPI_Win_flush_local_all",
    "MPI_Win_free",
    "MPI_Win_free_keyval",
    "MPI_Win_get_attr",
    "MPI_Win_get_errhandler",
    "MPI_Win_get_group",
    "MPI_Win_get_info",
    "MPI_Win_get_name",
    "MPI_Win_lock",
    "MPI_Win_lock_all",
    "MPI_Win_post",
    "MPI_Win_set_attr",
    "MPI_Win_set_errhandler",
    "MPI_Win_set_info",
    "MPI_Win_set_name",
    "MPI_Win_shared_query",
    "MPI_Win_shared_query_c",
    "MPI_Win_start",
    "MPI_Win_sync",
    "MPI_Win_test",
    "MPI_Win_unlock",
    "MPI_Win_unlock_all",
    "MPI_Win_wait",
    "MPI_Aint_add",
    "MPI_Aint_diff",
    "MPI_Wtick",
    "MPI_Wtime",
    "MPI_Comm_fromint",
    "MPI_Comm_toint",
    "MPI_Errhandler_fromint",
    "MPI_Errhandler_toint",
    "MPI_File_fromint",
    "MPI_File_toint",
    "MPI_Group_fromint",
    "MPI_Group_toint",
    "MPI_Info_fromint",
    "MPI_Info_toint",
    "MPI_Message_fromint",
    "MPI_Message_toint",
    "MPI_Op_fromint",
    "MPI_Op_toint",
    "MPI_Request_fromint",
    "MPI_Request_toint",
    "MPI_Session_fromint",
    "MPI_Session_toint",
    "MPI_Type_fromint",
    "MPI_Type_toint",
    "MPI_Win_fromint",
    "MPI_Win_toint",
    "MPI_T_category_changed",
    "MPI_T_category_get_categories",
    "MPI_T_category_get_cvars",
    "MPI_T_category_get_events",
    "MPI_T_category_get_index",
    "MPI_T_category_get_info",
    "MPI_T_category_get_num",
    "MPI_T_category_get_num_events",
    "MPI_T_category_get_pvars",
    "MPI_T_cvar_get_index",
    "MPI_T_cvar_get_info",
    "MPI_T_cvar_get_num",
    "MPI_T_cvar_handle_alloc",
    "MPI_T_cvar_handle_free",
    "MPI_T_cvar_read",
    "MPI_T_cvar_write",
    "MPI_T_enum_get_info",
    "MPI_T_enum_get_item",
    "MPI_T_event_callback_get_info",
    "MPI_T_event_callback_set_info",
    "MPI_T_event_copy",
    "MPI_T_event_get_index",
    "MPI_T_event_get_info",
    "MPI_T_event_get_num",
    "MPI_T_event_get_source",
    "MPI_T_event_get_timestamp",
    "MPI_T_event_handle_alloc",
    "MPI_T_event_handle_free",
    "MPI_T_event_handle_get_info",
    "MPI_T_event_handle_set_info",
    "MPI_T_event_read",
    "MPI_T_event_register_callback",
    "MPI_T_event_set_dropped_handler",
    "MPI_T_finalize",
    "MPI_T_init_thread",
    "MPI_T_pvar_get_index",
    "MPI_T_pvar_get_info",
    "MPI_T_pvar_get_num",
    "MPI_T_pvar_handle_alloc",
    "MPI_T_pvar_handle_free",
    "MPI_T_pvar_read",
    "MPI_T_pvar_readreset",
    "MPI_T_pvar_reset",
    "MPI_T_pvar_session_create",
    "MPI_T_pvar_session_free",
    "MPI_T_pvar_start",
    "MPI_T_pvar_stop",
    "MPI_T_pvar_write",
    "MPI_T_source_get_info",
    "MPI_T_source_get_num",
    "MPI_T_source_get_timestamp",
];
