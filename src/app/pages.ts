import type { ComponentType } from 'react';

/**
 * The pages behind the sign-in, each loaded when it is first drawn. They are listed in a module of their own, which is
 * loaded with the first of them, so that the login form is drawn without.
 */
export const pages = {
  AccessKeyDetailsRoute: async () =>
    (await import('./routes/accessKeys/AccessKeyDetailsRoute.tsx')).AccessKeyDetailsRoute,
  AccessKeyListRoute: async () =>
    (await import('./routes/accessKeys/AccessKeyListRoute.tsx')).AccessKeyListRoute,
  AccessKeyPickerRoute: async () => (await import('./routes/PickerRoutes.tsx')).AccessKeyPickerRoute,
  AclMatrixRoute: async () => (await import('./routes/acls/AclMatrixRoute.tsx')).AclMatrixRoute,
  AclPickerRoute: async () => (await import('./routes/PickerRoutes.tsx')).AclPickerRoute,
  AreaAccessKeysRoute: async () =>
    (await import('./routes/accessKeys/AccessKeyListRoute.tsx')).AreaAccessKeysRoute,
  AreaClientsRoute: async () =>
    (await import('./routes/externalClients/ExternalClientsRoute.tsx')).AreaClientsRoute,
  AreaEditNetworkRoute: async () =>
    (await import('./routes/networks/NetworkEditRoute.tsx')).AreaEditNetworkRoute,
  AreaEditNodeRoute: async () => (await import('./routes/nodes/NodeEditRoute.tsx')).AreaEditNodeRoute,
  AreaNodeRoute: async () => (await import('./routes/nodes/NodeDetailsRoute.tsx')).AreaNodeRoute,
  AreaNodesRoute: async () => (await import('./routes/nodes/NodeListRoute.tsx')).AreaNodesRoute,
  ClientPickerRoute: async () => (await import('./routes/PickerRoutes.tsx')).ClientPickerRoute,
  ClientQrRoute: async () => (await import('./routes/externalClients/ClientQrRoute.tsx')).ClientQrRoute,
  DialogsRoute: async () => (await import('./routes/DialogsRoute.tsx')).DialogsRoute,
  CreateAccessKeyRoute: async () =>
    (await import('./routes/accessKeys/CreateAccessKeyRoute.tsx')).CreateAccessKeyRoute,
  CreateDnsEntryRoute: async () => (await import('./routes/dns/CreateDnsEntryRoute.tsx')).CreateDnsEntryRoute,
  CreateEgressRoute: async () => (await import('./routes/nodes/CreateRoleRoutes.tsx')).CreateEgressRoute,
  CreateRelayRoute: async () => (await import('./routes/nodes/CreateRoleRoutes.tsx')).CreateRelayRoute,
  CreateUserGroupRoute: async () =>
    (await import('./routes/userGroups/CreateUserGroupRoute.tsx')).CreateUserGroupRoute,
  DnsPickerRoute: async () => (await import('./routes/PickerRoutes.tsx')).DnsPickerRoute,
  DnsRoute: async () => (await import('./routes/dns/DnsRoute.tsx')).DnsRoute,
  EditPermissionRoute: async () =>
    (await import('./routes/userPermissions/EditPermissionRoute.tsx')).EditPermissionRoute,
  ExternalClientsRoute: async () =>
    (await import('./routes/externalClients/ExternalClientsRoute.tsx')).ExternalClientsRoute,
  GraphPickerRoute: async () => (await import('./routes/PickerRoutes.tsx')).GraphPickerRoute,
  HomeRoute: async () => (await import('./routes/home/HomeRoute.tsx')).HomeRoute,
  LegacyAccessKeysRoute: async () =>
    (await import('./routes/networks/NetworkDetailsRoute.tsx')).LegacyAccessKeysRoute,
  LogsRoute: async () => (await import('./routes/logs/LogsRoute.tsx')).LogsRoute,
  MetricsMatrixRoute: async () =>
    (await import('./routes/metrics/MetricsMatrixRoute.tsx')).MetricsMatrixRoute,
  MetricsPickerRoute: async () => (await import('./routes/PickerRoutes.tsx')).MetricsPickerRoute,
  NetworkAreaRoute: async () => (await import('./routes/userArea/NetworkAreaRoute.tsx')).NetworkAreaRoute,
  NetworkCreateRoute: async () =>
    (await import('./routes/networks/NetworkCreateRoute.tsx')).NetworkCreateRoute,
  NetworkDetailsRoute: async () =>
    (await import('./routes/networks/NetworkDetailsRoute.tsx')).NetworkDetailsRoute,
  NetworkEditRoute: async () => (await import('./routes/networks/NetworkEditRoute.tsx')).NetworkEditRoute,
  NetworkGroupsRoute: async () =>
    (await import('./routes/networks/NetworkAllowedRoute.tsx')).NetworkGroupsRoute,
  NetworkListRoute: async () => (await import('./routes/networks/NetworkListRoute.tsx')).NetworkListRoute,
  NetworkUsersRoute: async () =>
    (await import('./routes/networks/NetworkAllowedRoute.tsx')).NetworkUsersRoute,
  NodeEditRoute: async () => (await import('./routes/nodes/NodeEditRoute.tsx')).NodeEditRoute,
  NodeMetricsRoute: async () => (await import('./routes/metrics/NodeMetricsRoute.tsx')).NodeMetricsRoute,
  NodePagesRoute: async () => (await import('./routes/nodes/NodePagesRoute.tsx')).NodePagesRoute,
  PermissionListRoute: async () =>
    (await import('./routes/userPermissions/PermissionListRoute.tsx')).PermissionListRoute,
  PermissionPickerRoute: async () => (await import('./routes/PickerRoutes.tsx')).PermissionPickerRoute,
  RenameClientRoute: async () =>
    (await import('./routes/externalClients/RenameClientRoute.tsx')).RenameClientRoute,
  RequireEnterprise: async () => (await import('./routes/RequireEnterprise.tsx')).RequireEnterprise,
  RequireUserArea: async () => (await import('./routes/RequireEnterprise.tsx')).RequireUserArea,
  UserAreaHomeRoute: async () => (await import('./routes/home/HomeRoute.tsx')).UserAreaHomeRoute,
  UserCreateRoute: async () => (await import('./routes/users/UserCreateRoute.tsx')).UserCreateRoute,
  UserGroupListRoute: async () =>
    (await import('./routes/userGroups/UserGroupListRoute.tsx')).UserGroupListRoute,
  UserGroupsRoute: async () => (await import('./routes/users/UserGroupsRoute.tsx')).UserGroupsRoute,
  UserListRoute: async () => (await import('./routes/users/UserListRoute.tsx')).UserListRoute,
  UserRoute: async () => (await import('./routes/users/UserRoute.tsx')).UserRoute,
} satisfies Record<string, () => Promise<ComponentType>>;
