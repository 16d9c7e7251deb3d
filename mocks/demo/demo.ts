import { getResponse } from 'msw';
import { makeHandlers } from '../handlers/makeHandlers.ts';
import { type Scenario, scenarios } from '../scenarios/scenarios.ts';
import { parseFaults } from '../world/faults.ts';
import type { World } from '../world/state.ts';

type NoteOptions = {
  current: Scenario;
  onScenario: (name: string) => void;
  /** Throws an error with a readable message if the text isn't a list of faults. */
  onFaults: (text: string) => void;
};

const presets = [
  ['*=latency:1500', 'Slow responses'],
  ['*=503', 'All requests fail'],
  ['*=refuse', 'No connection'],
  ['PUT /nodes=lost', 'Node edits are saved, but the response is lost'],
] as const;

/** Draws the note over the page. It isn't part of the console, so it uses none of the console's components. */
function drawNote({ current, onScenario, onFaults }: NoteOptions): void {
  const note = element('details', {
    position: 'fixed',
    insetBlockEnd: '8px',
    insetInlineStart: '50%',
    translate: '-50% 0',
    zIndex: '1000',
    maxWidth: 'min(440px, 94vw)',
    padding: '6px 12px',
    borderRadius: '8px',
    border: '1px solid #5b21b6',
    background: '#1e1433',
    color: '#ede9fe',
    font: '13px/1.5 system-ui, sans-serif',
  });
  const label = element('summary', { cursor: 'pointer' });
  label.textContent = 'Demo with a simulated server';

  const scenario = document.createElement('select');
  for (const { name, title } of scenarios.values())
    scenario.add(new Option(title, name, false, name === current.name));
  scenario.addEventListener('change', () => onScenario(scenario.value));

  const list = document.createElement('datalist');
  list.id = 'demo-faults';
  for (const [value, title] of presets) list.append(new Option(title, value));
  const faults = document.createElement('input');
  faults.setAttribute('list', list.id);
  faults.placeholder = 'For example, GET /nodes=503';
  faults.addEventListener('change', () => {
    try {
      onFaults(faults.value);
      faults.setCustomValidity('');
    } catch (error) {
      faults.setCustomValidity(error instanceof Error ? error.message : 'Invalid fault.');
    }
    faults.reportValidity();
  });

  const logins = element('p', { margin: '8px 0 4px', whiteSpace: 'pre-line' });
  logins.textContent =
    current.logins.length === 0
      ? 'No users yet. Create the first administrator on the login page.'
      : current.logins
          .map(({ username, password, rights }) => `${username} / ${password} (${rights})`)
          .join('\n');
  const notice = element('p', { margin: '4px 0' });
  notice.textContent = 'Reloading the page discards all changes.';

  note.append(label, logins, row('Scenario', scenario), row('Faults', faults), list, notice);
  document.body.append(note);
}

function row(name: string, control: HTMLElement): HTMLLabelElement {
  const label = element('label', { display: 'flex', gap: '8px', alignItems: 'center', margin: '4px 0' });
  const caption = element('span', { width: '64px' });
  caption.textContent = name;
  Object.assign(control.style, { flex: '1', minWidth: '0', height: '26px' });
  label.append(caption, control);
  return label;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: Partial<CSSStyleDeclaration>,
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  // A strict content security policy forbids style attributes in HTML but allows styles set through the object model.
  Object.assign(created.style, style);
  return created;
}

/**
 * Runs the simulated server inside the page, so that the demo works on any static host. Requests to the API never
 * leave the page; all others go to the browser's `fetch`. The server's state lives until the page is reloaded.
 */
const api = `${location.origin}/api`;
const base = import.meta.env.BASE_URL;
const scenarioKey = 'netmaker-demo-scenario';

// A host may send this page for an address outside the demo, which has no page of the console.
if (!location.pathname.startsWith(base)) location.replace(base);

const scenario = chosenScenario();
const world = scenario.build({ now: Date.now });
answerHere(world);
drawNote({
  current: scenario,
  onScenario: (name) => {
    sessionStorage.setItem(scenarioKey, name);
    // Sessions of one scenario aren't valid in another. Other pages of the host keep their data.
    for (const key of Object.keys(localStorage))
      if (key.startsWith('netmaker-')) localStorage.removeItem(key);
    location.assign(base);
  },
  onFaults: (text) => {
    const faults = parseFaults(text);
    world.faults.clear();
    for (const { on, fault, times } of faults)
      world.faults.add(on, fault, times === undefined ? {} : { times });
  },
});

function chosenScenario(): Scenario {
  const name = new URLSearchParams(location.search).get('scenario') ?? sessionStorage.getItem(scenarioKey);
  const found = scenarios.get(name ?? '') ?? scenarios.get('community');
  if (!found) throw new Error('No scenarios are defined.');
  sessionStorage.setItem(scenarioKey, found.name);
  return found;
}

function answerHere(simulated: World): void {
  const handlers = makeHandlers(simulated, { baseUrl: api, over: 'page' });
  const overNetwork = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${api}/`)) return overNetwork(input, init);
    const response = await getResponse(handlers, request);
    // Browsers report a closed connection with this error.
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    return response ?? new Response('404 page not found\n', { status: 404 });
  };
}
