/** Words of the enterprise edition's user groups, all that stand in more than one place. */
export const userGroupText = {
  group: 'User group',
  create: 'Create user group',
  delete: 'Delete user group',
} as const;
