import { expect, it } from 'vitest';
import { deployOnce } from './deployment.ts';

const deployment = deployOnce('community');

it('lets React remove a text that a translator has replaced', async () => {
  const { context, open, problems } = await deployment().visit();
  const page = await open('/');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  const left = await page.evaluate(async () => {
    const line = document.createElement('p');
    const text = document.createTextNode('1 node');
    line.append(text, document.createElement('b'));
    document.body.append(line);
    const translated = document.createElement('font');
    translated.textContent = '1 Knoten';
    text.replaceWith(translated);
    await Promise.resolve();
    line.insertBefore(document.createElement('i'), text);
    text.data = '2 nodes';
    await new Promise((resolve) => setTimeout(resolve));
    const shown = line.innerHTML;
    line.removeChild(text);
    return [shown, line.innerHTML];
  });
  expect(left).toEqual(['<i></i>2 nodes<b></b>', '<i></i><b></b>']);
  await context.close();
  expect(problems).toEqual([]);
});
