import { useState } from 'react';
import { Palette } from '../../../components/Palette/Palette.tsx';
import type { FindAction } from '../../../domain/find/findActions.ts';
import type { Findable } from '../../../domain/find/findables.ts';
import { coversText, findTexts } from '../../../domain/find/findText.ts';
import type { FindScope } from './findEntries.ts';
import { findView, scopeOf, type FindPaletteView } from './findView.ts';

export type FindPaletteProps = {
  view: FindPaletteView;
  on: {
    open: (item: Findable) => void;
    act: (action: FindAction) => void;
    close: () => void;
  };
};

/** The command palette: finds every record and offers every action, over any page. */
export function FindPalette({ view, on }: FindPaletteProps) {
  const [text, setText] = useState('');
  const [scope, setScope] = useState<FindScope>();
  const { groups, targets, scope: scopeName, empty } = findView(view, text, scope);

  const narrow = (next: FindScope) => {
    setScope(next);
    if (next.to !== 'kind') setText('');
  };
  return (
    <Palette
      label={findTexts.label}
      placeholder={findTexts.placeholder[scope?.to ?? 'anything']}
      text={text}
      onType={setText}
      groups={groups}
      scope={scopeName}
      empty={empty}
      covers={coversText(view.unread)}
      onSelect={(id) => {
        const target = targets.get(id);
        if (target?.kind === 'item') on.open(target.item);
        else if (target?.kind === 'action') on.act(target.action);
        else if (target) narrow(target.scope);
      }}
      onNarrow={(id) => {
        const next = scopeOf(targets.get(id));
        if (next) narrow(next);
        return next !== undefined;
      }}
      onWiden={() => setScope(undefined)}
      onClose={on.close}
    />
  );
}
