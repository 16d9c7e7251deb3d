import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { placeItems } from '../placeItems.ts';
import type { NetworkDetailsActionsProps } from './WideActions.tsx';
import * as css from './PhoneActions.css.ts';

/** One row from edge to edge, the main action first; the rest in a menu. */
export function PhoneActions({ view, onRefresh, onDelete }: NetworkDetailsActionsProps) {
  const { netid, links, deletion } = view;
  return (
    <div className={css.actions}>
      {links.edit && (
        <LinkButton kind="primary" icon="edit" href={links.edit} isFullWidth>
          {labels.action.edit}
        </LinkButton>
      )}
      <LinkButton icon="nodes" href={links.nodes} isFullWidth>
        {labels.section.nodes}
      </LinkButton>
      <Menu
        trigger={{ label: `More about ${netid}`, icon: 'more', isOutlined: true }}
        sections={[
          { id: 'places', items: placeItems(links).filter(({ id }) => id !== 'nodes' && id !== 'edit') },
          {
            id: 'actions',
            items: [
              { id: 'refresh', label: labels.action.refresh, icon: 'refresh', onAction: onRefresh },
              ...(deletion
                ? [
                    {
                      id: 'delete',
                      label: `${labels.action.delete} ${netid}`,
                      icon: 'trash' as const,
                      isDanger: true,
                      ...(deletion.isPossible
                        ? { onAction: onDelete }
                        : { isDisabled: true, disabledReason: deletion.reason }),
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
    </div>
  );
}
