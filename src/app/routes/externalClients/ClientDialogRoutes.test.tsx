// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openQr } from '../../flows/externalClients/clientConfig.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { clientQr } from '../../stores/clientConfigs.ts';
import { beginSession } from '../../stores/session.ts';
import { serve } from '../../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { useClientQr } from './ClientDialogRoutes.tsx';
import { LoggedIn } from '../../testing/openPage.tsx';

const world = worldOf('community');
const session = sessionOf(world, 'admin');
let asked: string[];

beforeEach(async () => {
  ({ asked } = serve(world));
  beginSession(session);
  await loadEverything();
  asked.length = 0;
});

const openQrOf = (clientId: string) =>
  renderHook(() => useClientQr({ network: 'meshnet', clientId }), { wrapper: LoggedIn });

it('loads the QR code of a client and forgets it when the dialog closes', async () => {
  const { result, unmount } = openQrOf('phone-1');
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({
      status: 'shown',
      code: { status: 'ready' },
      addresses: ['10.20.30.9'],
    }),
  );
  unmount();
  expect(clientQr.shown).toBeUndefined();
});

it('does not ask the server about an unknown client', async () => {
  expect(openQrOf('nobody').result.current.status).toBe('missing');
  // A request for the unknown client would arrive before this one.
  await openQr({ network: 'meshnet', clientId: 'phone-1' });
  expect(asked).toEqual(['GET /extclients/meshnet/phone-1/file 200']);
});
