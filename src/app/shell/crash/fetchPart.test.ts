// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchPart } from './fetchPart.ts';

const server = vi.fn<typeof fetch>();
const load = vi.fn(() => Promise.resolve('the part'));

beforeEach(() => {
  document.head.replaceChildren();
  load.mockClear();
  server.mockReset();
  server.mockImplementation(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', server);
});

/** Links are kept from the page, which would load them by itself. */
function watchLinks(): readonly HTMLLinkElement[] {
  const links: HTMLLinkElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    links.push(...nodes.filter((node) => node instanceof HTMLLinkElement));
  });
  return links;
}

it('imports a part once its scripts have come to their end', async () => {
  let end = () => {};
  const body = new ReadableStream({ start: (controller) => void (end = () => controller.close()) });
  server.mockResolvedValueOnce(new Response(body));
  const part = fetchPart(load, ['assets/slow.js', 'assets/quick.js']);
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  expect(load).not.toHaveBeenCalled();
  end();
  expect(await part).toBe('the part');
});

it.each<[string, () => Promise<Response>, string]>([
  ['without a connection', () => Promise.reject(new TypeError('no connection')), 'no connection'],
  ['once a newer console was deployed', () => Promise.resolve(new Response('', { status: 404 })), '404'],
])('imports nothing %s, and asks again for what did not come', async (why, answer, message) => {
  const needed = [`assets/here ${why}.js`, `assets/lost ${why}.js`];
  server.mockResolvedValueOnce(new Response('')).mockImplementationOnce(answer);
  await expect(fetchPart(load, needed)).rejects.toThrow(message);
  expect(load).not.toHaveBeenCalled();
  expect(await fetchPart(load, needed)).toBe('the part');
  expect(server.mock.calls.map(([address]) => address)).toEqual([
    ...needed.map((file) => `/${file}`),
    `/${needed[1]}`,
  ]);
});

it('asks once for what several parts need', async () => {
  await Promise.all([fetchPart(load, ['assets/shared.js']), fetchPart(load, ['assets/shared.js'])]);
  await fetchPart(load, ['assets/shared.js']);
  expect(server).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(3);
});

it('asks for nothing that the page itself has brought', async () => {
  document.head.innerHTML =
    '<script type="none" src="/assets/index.js"></script><link href="/assets/index.css">';
  await fetchPart(load, ['assets/index.js', 'assets/index.css']);
  expect(server).not.toHaveBeenCalled();
  expect(document.head.children).toHaveLength(2);
});

it('waits for a style, and adds it anew where it did not come', async () => {
  const links = watchLinks();
  const first = fetchPart(load, ['assets/part.css']);
  expect(links[0]).toMatchObject({ rel: 'stylesheet', href: expect.stringContaining('/assets/part.css') });
  const remove = vi.spyOn(links[0] ?? new HTMLLinkElement(), 'remove');
  links[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/assets/part.css did not come');
  expect(remove).toHaveBeenCalledOnce();

  const second = fetchPart(load, ['assets/part.css']);
  expect(load).not.toHaveBeenCalled();
  links[1]?.dispatchEvent(new Event('load'));
  expect(await second).toBe('the part');
});

it('announces scripts while the page itself is on its way, and does not wait for them', async () => {
  const links = watchLinks();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  expect(await fetchPart(load, ['assets/console.js'])).toBe('the part');
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload']);
  expect(server).not.toHaveBeenCalled();
});
