import type { MenuItem } from '../../../components/Menu/MenuRow.tsx';
import type { ExportFormat } from './nodeListActions.ts';

/** The formats a list can be saved in, as entries of a menu. */
export function exportItems(onExport: (format: ExportFormat) => void): readonly MenuItem[] {
  return [
    { id: 'csv', label: 'CSV', icon: 'download', onAction: () => onExport('csv') },
    { id: 'json', label: 'JSON', icon: 'download', onAction: () => onExport('json') },
  ];
}
