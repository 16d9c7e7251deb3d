export type LegacyAccessKeysActions = {
  retry(): void;
  add(): void;
  remove(name: string): void;
};
