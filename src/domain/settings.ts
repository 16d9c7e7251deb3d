export type ThemeMode = 'dark' | 'light';

/** What one user chose in this browser (§3). */
export type UserSettings = {
  readonly username: string;
  readonly rowsPerPage: RowsPerPage;
  readonly mode: ThemeMode;
};

export const rowsPerPageOptions = [10, 25, 100, 250] as const;
export type RowsPerPage = (typeof rowsPerPageOptions)[number];

export const defaultRowsPerPage: RowsPerPage = 10;
export const defaultMode: ThemeMode = 'dark';

export function defaultSettings(username: string): UserSettings {
  return { username, rowsPerPage: defaultRowsPerPage, mode: defaultMode };
}

export function isRowsPerPage(value: unknown): value is RowsPerPage {
  return rowsPerPageOptions.some((option) => option === value);
}
