import { expect, it } from 'vitest';
import { sentences } from './sentences.ts';

it.each<[readonly (string | undefined)[], string]>([
  [[], ''],
  [['Could not reach server'], 'Could not reach server'],
  [['Could not reach server', 'Nothing was sent'], 'Could not reach server. Nothing was sent'],
  [['Nothing was sent.', 'Nothing you typed is lost.'], 'Nothing was sent. Nothing you typed is lost.'],
  [['Succesfully created Access Key!', 'first in newnet'], 'Succesfully created Access Key! first in newnet'],
  [['Is it there?', 'Nobody knows'], 'Is it there? Nobody knows'],
  [
    ['The server cannot address the name “..”', 'Nothing you typed is lost.'],
    'The server cannot address the name “..”. Nothing you typed is lost.',
  ],
  [['', 'One', undefined, 'two'], 'One. two'],
])('joins %j', (texts, joined) => {
  expect(sentences(...texts)).toBe(joined);
});
