// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { useWorkerResult } from './useReach.ts';

/** A page with a worker that records its orders and responds on demand. */
function open(question: string, subject: string) {
  const asked: string[] = [];
  const answers = new Map<string, ReturnType<typeof deferred<string>>>();
  const work = (about: string) => () => {
    asked.push(about);
    const answer = deferred<string>();
    answers.set(about, answer);
    return answer.promise;
  };
  const first = { work: work(question), subject };
  const page = renderHook((now: typeof first) => useWorkerResult(now.work, now.subject), {
    initialProps: first,
  });
  return {
    asked,
    answer: (about: string) => act(async () => answers.get(about)?.resolve(`of ${about}`)),
    turnTo: (next: string, about: string) => page.rerender({ work: work(next), subject: about }),
    shown: () => (page.result.current.status === 'ready' ? page.result.current.value : undefined),
    leave: page.unmount,
  };
}

it('keeps a result until the next one is available', async () => {
  const { answer, turnTo, shown } = open('nodes at noon', 'grid');
  turnTo('nodes a second later', 'grid');
  await answer('nodes at noon');
  expect(shown()).toBe('of nodes at noon');
  await answer('nodes a second later');
  expect(shown()).toBe('of nodes a second later');
});

it('runs one calculation at a time, then the latest', async () => {
  const { asked, answer, turnTo } = open('first', 'grid');
  for (const next of ['second', 'third', 'fourth']) turnTo(next, 'grid');
  expect(asked).toEqual(['first']);
  await answer('first');
  expect(asked).toEqual(['first', 'fourth']);
});

it('shows no result about another subject', async () => {
  const { answer, turnTo, shown } = open('first', 'grid');
  turnTo('other', 'lab');
  await answer('first');
  expect(shown()).toBeUndefined();
  await answer('other');
  expect(shown()).toBe('of other');
});

it('runs nothing more once the page is left', async () => {
  const { asked, answer, turnTo, leave } = open('first', 'grid');
  turnTo('second', 'grid');
  leave();
  await answer('first');
  expect(asked).toEqual(['first']);
});
