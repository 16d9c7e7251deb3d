import type { MenuSectionItems } from '../../../components/Menu/Menu.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { networkText } from '../../../domain/text/networkText.ts';
import type { NetworkQuestionView } from '../NetworkQuestion/NetworkQuestion.tsx';
import { placeItems } from '../placeItems.ts';
import type { NetworkRow } from './networkRow.ts';

export type AskAboutNetwork = (question: NetworkQuestionView) => void;

/** Where one can go from a network, and what can be done with it. */
export function networkMenu(row: NetworkRow, onAsk: AskAboutNetwork): readonly MenuSectionItems[] {
  const { netid, links } = row;
  const deletion = row.settings?.deletion;
  return [
    { id: 'places', items: placeItems(links) },
    {
      id: 'actions',
      items: deletion
        ? [
            {
              id: 'refreshKeys',
              label: networkText.refreshKeys,
              icon: 'refreshKeys',
              onAction: () => onAsk(keysQuestion(row)),
            },
            {
              id: 'delete',
              label: `${labels.action.delete} ${netid}`,
              icon: 'trash',
              isDanger: true,
              ...(deletion.isPossible
                ? { onAction: () => onAsk({ verb: 'delete', netid, deletion }) }
                : { isDisabled: true, disabledReason: deletion.reason }),
            },
          ]
        : [],
    },
  ];
}

export function keysQuestion({ netid, nodes }: NetworkRow): NetworkQuestionView {
  return { verb: 'refreshKeys', netid, nodeCount: nodes?.all };
}
