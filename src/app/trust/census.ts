import type { World } from '../../../mocks/world/state.ts';

/** How many there are of everything: a change that was made twice shows. */
export function census(world: World): Readonly<Record<string, number>> {
  return {
    users: world.users.size,
    networks: world.networks.size,
    accessKeys: [...world.networks.values()].flatMap(({ accesskeys }) => accesskeys ?? []).length,
    nodes: world.nodes.size,
    dns: world.dns.length,
    extClients: world.extClients.size,
    userGroups: world.userGroups.size,
    networkUsers: [...world.networkUsers.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
