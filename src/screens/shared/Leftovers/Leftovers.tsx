import { createContext, use, useCallback, useEffect } from 'react';
import type { Confirmation } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../../../domain/format/count.ts';
import {
  leftoversOf,
  leftoverText,
  type Departing,
  type Leftover,
  type LeftoverSource,
} from '../../../domain/node/leftovers.ts';
import * as css from '../ReachImpact/ReachImpact.css.ts';

export type KnownRecords = LeftoverSource & { readonly refresh: () => void };

export const KnownRecordsContext = createContext<KnownRecords | undefined>(undefined);

export function useLeftovers() {
  const known = use(KnownRecordsContext);
  return useCallback(
    (departing: (source: LeftoverSource) => readonly Departing[]): readonly Leftover[] =>
      known ? leftoversOf(departing(known), known) : [],
    [known],
  );
}

const maxListed = 8;

/** Lists the records that still contain the address of a deleted node or client. */
export function LeftoverList({ leftovers }: { leftovers: readonly Leftover[] }) {
  const refresh = use(KnownRecordsContext)?.refresh;
  useEffect(() => refresh?.(), [refresh]);
  if (leftovers.length === 0) return null;
  const others = leftovers.length - maxListed;
  return (
    <div role="group" aria-label={heading} className={css.impact}>
      <h3 className={css.heading}>{heading}</h3>
      <ul className={css.lines}>
        {leftovers.slice(0, maxListed).map((leftover) => (
          <li key={leftoverText(leftover)} className={css.line}>
            <span className={css.glyph}>
              <ToneGlyph tone="warning" />
            </span>
            <span>
              {leftoverText(leftover)}
              {!leftover.isCleanable && (
                <Text as="span" tone="secondary">
                  {' '}
                  · change it manually
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <Text tone="secondary">and {grouped(others)} more</Text>}
    </div>
  );
}

const heading = 'References left behind';

export function leftoverOption(leftovers: readonly Leftover[]): Pick<Confirmation, 'option'> {
  if (!leftovers.some(({ isCleanable }) => isCleanable)) return {};
  return {
    option: {
      label: 'Also clean up these references',
      description:
        'Deletes the DNS entries and removes the addresses from the lists. Otherwise the next node or client with one of these addresses inherits them.',
    },
  };
}

export function chosenLeftovers(leftovers: readonly Leftover[], isCleaningUp: boolean): readonly Leftover[] {
  return isCleaningUp ? leftovers.filter(({ isCleanable }) => isCleanable) : [];
}
