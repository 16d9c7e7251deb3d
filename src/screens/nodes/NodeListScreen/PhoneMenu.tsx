import { Menu } from '../../../components/Menu/Menu.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { exportItems } from './exportItems.ts';
import type { NodeListActions } from './nodeListActions.ts';
import type { NodeListFrame } from './nodeListView.ts';

/** What stands in the header and toolbar of wider windows. */
export function PhoneMenu({ frame, on }: { frame: NodeListFrame; on: NodeListActions }) {
  const { addNodeHref, graphHref } = frame;
  return (
    <Menu
      trigger={{ label: 'More about this list', icon: 'moreVertical', isOutlined: true }}
      sections={[
        {
          id: 'list',
          items: [
            { id: 'refresh', label: labels.action.refresh, icon: 'refresh', onAction: on.refresh },
            ...(graphHref ? [{ id: 'graph', label: 'Graph', icon: 'graph' as const, href: graphHref }] : []),
            ...(addNodeHref
              ? [{ id: 'add', label: 'Add node', icon: 'plus' as const, href: addNodeHref }]
              : []),
          ],
        },
        {
          id: 'formats',
          title: labels.action.export,
          items: exportItems((format) => on.export(format, 'shown')),
        },
      ]}
    />
  );
}
