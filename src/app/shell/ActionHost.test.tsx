// @vitest-environment happy-dom

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary.tsx';
import { ask, askedStore } from '../stores/asked.ts';
import { ActionHost } from './ActionHost.tsx';

function Failing({ fails }: { fails: boolean }) {
  if (fails) throw new Error('Not loaded');
  return <ActionHost />;
}

it('drops its question with the page that fails, so that the next page is shown', () => {
  const page = (fails: boolean) => (
    <ErrorBoundary renderCaught={() => 'crashed'}>
      <Failing fails={fails} />
    </ErrorBoundary>
  );
  const { container, rerender } = render(page(false));
  ask([{ kind: 'deleteUser', username: 'ben' }]);
  rerender(page(true));
  expect(container.textContent).toBe('crashed');
  expect(askedStore.asked).toBeUndefined();
});
