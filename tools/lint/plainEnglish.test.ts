import { describe, expect, it } from 'vitest';
import { bannedPhrases, findPhrases } from './plainEnglish.mjs';

const phrasesIn = (text: string, file = 'README.md') => findPhrases(file, text).map(({ phrase }) => phrase);

/** In the order of `bannedPhrases`: a text with the phrase, the phrase, and a similar text without it. */
const examples: [text: string, phrase: string, allowed: string][] = [
  ['It is not there any more.', 'any more', 'It needs no more time, and does not load any more nodes.'],
  ['set by hand', 'by hand', 'by handing it over'],
  ['What changed meanwhile', 'meanwhile', 'It is worthwhile.'],
  ['written anew', 'anew', 'a new rule'],
  ['Besides, it sorts.', 'Besides', 'beside the table'],
  ['Nobody reaches it.', 'Nobody', 'No one reaches it.'],
  ['Somebody else', 'Somebody', 'Someone else'],
  ['to anybody', 'anybody', 'to anyone'],
  ['closed to everybody', 'everybody', 'closed to everyone'],
  ['Whoever reads it', 'Whoever', 'Anyone who reads it'],
  ['X is no relay.', 'is no', 'There is no relay, and X is no longer one.'],
  ['The name exists already.', 'exists already', 'The name already exists.'],
  ['It takes no keys.', 'takes no', 'It takes notes, and takes no longer than before.'],
  ['This server tells of no users.', 'tells of', 'The server tells the node.'],
  ['The reader is told.', 'is told', 'It is told to stop, and is told apart by its name.'],
  ['without a way back', 'way back', 'a way to go back'],
  ['one way only', 'one way only', 'in only one direction'],
  ['Also what is not shown', 'what is not', 'what is shown'],
  ['What stands in the form', 'What stands', 'what it stands for'],
  ['What hangs on one node', 'hangs on', 'a hanging request on the page'],
  ['It stands beside the name.', 'stands beside', 'It is beside the name.'],
  ['B stands in for A.', 'stands in for', 'A star stands for any text.'],
  ['The page stands still.', 'stands still', 'It still stands.'],
  ['The ACLs are on their way.', 'on their way', 'on the way there'],
  ['It could not be found out.', 'could not be found out', 'It could not be found.'],
  ['The file did not come.', 'did not come', 'It does come.'],
  ['The line lights up.', 'lights up', 'the lights of the upper row'],
  ['Space turns it over; it turned over.', 'turned over', 'It returned overlapping ranges.'],
  ['The packet goes in a circle.', 'goes in a circle', 'It goes in the circle layout.'],
  ['If X goes quiet', 'goes quiet', 'a quiet zone'],
  ['all but for one', 'but for', 'not for us but for them'],
  ['Odd ones out', 'Odd ones', 'an odd number'],
  ['Keeps apart what it lists', 'Keeps apart', 'Apart from that, it keeps both.'],
  ['Users see the own nodes.', 'the own', 'the owner of the nodes'],
  ['The defect was mended.', 'mended', 'an amended, recommended text'],
  ['a version unlike the server’s', 'unlike the', 'It is unlikely.'],
  ['saved another value than asked', 'another value than', 'another value, longer than this'],
  ['It has a page of its own.', 'of its own', 'the last of its ownerless ranges'],
  ['Recreate such a client.', 'such a client', 'as such, as a client'],
  ['sent one after the other', 'one after the other', 'One comes after the others.'],
  ['The server kept 1280.', 'The server kept', 'The server keeps a log.'],
  ['since it asked to join', 'asked to join', 'It asked them to join.'],
  ['All other groups stay as they are.', 'as they are', 'It lists them as they are stored.'],
  ['in the user area', 'user area', 'Users area by area.'],
  ['At 200 % of the size', '0 %', 'At 200% of the size, 7 %s'],
];

describe('a banned phrase', () => {
  it('has an example each', () => {
    expect(examples).toHaveLength(bannedPhrases.length);
  });

  it.each(examples.map((example, index) => [...example, index] as const))(
    'is found in “%s”: %s',
    (text, phrase, allowed, index) => {
      expect(findPhrases('README.md', text)).toEqual([
        { line: 1, phrase, better: bannedPhrases[index]?.better },
      ]);
      expect(findPhrases('README.md', allowed)).toEqual([]);
    },
  );
});

describe('phrases are found', () => {
  it.each([
    ['a comment', 'const a = 1; // Nobody reads it.'],
    ['a comment before a bracket', 'run(() => {\n  // Nobody reads it.\n});'],
    ['a string', "const a = 'reached by nobody';"],
    ['a string of one word', "const a = 'Nobody';"],
    ['a template', 'const a = `${b}: nobody`;'],
    ['the text of an element', 'const a = <p>{b} nobody</p>;'],
    ['a property of an element', 'const a = <p title="for nobody" />;'],
  ])('in %s', (_, source) => {
    expect(phrasesIn(source, 'a.tsx')).toHaveLength(1);
  });

  it('but not in names, keys and expressions', () => {
    const source =
      "const nobody = a.nobody['nobody']; // A comment.\nexport const b = (c: number) => c /nobody/ 2;";
    expect(phrasesIn(source, 'a.ts')).toEqual([]);
  });

  it('before a value', () => {
    expect(phrasesIn('const a = `${b} is no ${c}`;', 'a.ts')).toEqual(['is no']);
    expect(phrasesIn('const a = `${b} %`;', 'a.ts')).toEqual(['} %']);
  });

  it('across the lines of a comment, and reported at the first', () => {
    expect(findPhrases('a.ts', 'a();\n/**\n * It is not there any\n * more.\n */')).toMatchObject([
      { line: 3, phrase: 'any more' },
    ]);
    expect(phrasesIn('// It is not there any\n// more.', 'a.ts')).toEqual(['any more']);
  });

  it('in the name of a story', () => {
    const source = "import a from './a';\nexport const ReachedByNobody: Story = {};";
    expect(findPhrases('a.stories.tsx', source)).toMatchObject([{ line: 2, phrase: 'Nobody' }]);
    expect(phrasesIn(source, 'a.tsx')).toEqual([]);
  });
});
