import { subscribe } from 'valtio';
import {
  clockCorrection,
  isSetRight,
  narrowed,
  offsetOfCheckIns,
  offsetSeen,
  unknownOffset,
  type ClockOffset,
  type ClockSample,
  type NodesRead,
} from '../../domain/server/clockOffset.ts';
import { issuedAt } from '../../domain/session/session.ts';
import { clock, tick } from '../stores/clock.ts';
import { nodesStore } from '../stores/records.ts';
import { isBeingRead, shiftLoaded } from '../stores/resource.ts';
import { sessionStore } from '../stores/session.ts';

/** Smaller changes of the correction are ignored, because all ages would jump. */
const leastChangeMs = 10_000;

/** Corrects the clock of the screens by the times in tokens, responses and check-ins. */
export function startClockCheck(): () => void {
  let before: NodesRead | undefined;
  let requestedAt: number | undefined;

  function learn(offset: ClockOffset): void {
    clock.offset = narrowed(clock.offset ?? unknownOffset, offset);
    const correction = clockCorrection(clock.offset) * 1000;
    const shift = correction - clock.correction;
    if (shift === 0 || (correction !== 0 && Math.abs(shift) < leastChangeMs)) return;
    clock.correction = correction;
    shiftLoaded(shift);
    tick();
  }

  function lookAtNodes(): void {
    const { data } = nodesStore;
    if (isBeingRead(nodesStore)) {
      requestedAt ??= Date.now() / 1000;
      return;
    }
    if (requestedAt !== undefined && data.status === 'ready' && !data.staleBecause) {
      if (clock.dated && (clock.offset ?? unknownOffset).most === Infinity) learn(offsetSeen(clock.dated));
      const now = { nodes: data.value, requestedAt, receivedAt: Date.now() / 1000 };
      if (isSetRight(clock.correction / 1000, now)) clock.offset = unknownOffset;
      learn(offsetOfCheckIns(before, now));
      before = now;
    }
    requestedAt = undefined;
  }

  const sight = tokenSight();
  if (sight) learn(offsetSeen(sight));
  lookAtNodes();
  return subscribe(nodesStore, lookAtNodes);
}

function tokenSight(): ClockSample | undefined {
  const { session, askedAt } = sessionStore;
  const there = session && issuedAt(session.token);
  if (there === undefined || askedAt === undefined) return undefined;
  return { serverTime: there, since: askedAt / 1000, until: Date.now() / 1000 };
}
