import { getResponse } from 'msw';
import { makeHandlers } from '../handlers/makeHandlers.ts';
import { type Scenario, scenarios } from '../scenarios/scenarios.ts';
import { parseFaults } from '../world/faults.ts';
import type { World } from '../world/state.ts';

type NoteOptions = {
  current: Scenario;
  onScenario: (name: string) => void;
  /** Throws with a sentence for people when the text is no list of faults. */
  onFaults: (text: string) => void;
};

const presets = [
  ['*=latency:1500', 'Slow answers'],
  ['*=503', 'Every call fails'],
  ['*=refuse', 'No connection'],
  ['PUT /nodes=lost', 'Edits of nodes: done, but the answer is lost'],
] as const;

/** Lies over the page and is no part of the console, so that it is drawn without its components. */
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
  label.textContent = 'Simulated server: nothing here is real';

  const scenario = document.createElement('select');
  for (const { name, title } of scenarios.values())
    scenario.add(new Option(title, name, false, name === current.name));
  scenario.addEventListener('change', () => onScenario(scenario.value));

  const list = document.createElement('datalist');
  list.id = 'demo-faults';
  for (const [value, title] of presets) list.append(new Option(title, value));
  const faults = document.createElement('input');
  faults.setAttribute('list', list.id);
  faults.placeholder = 'none, or such as GET /nodes=503';
  faults.addEventListener('change', () => {
    try {
      onFaults(faults.value);
      faults.setCustomValidity('');
    } catch (error) {
      faults.setCustomValidity(error instanceof Error ? error.message : 'This is no fault.');
    }
    faults.reportValidity();
  });

  const people = element('p', { margin: '8px 0 4px', whiteSpace: 'pre-line' });
  people.textContent =
    current.signIns.length === 0
      ? 'Nobody can sign in yet: the console asks for the first administrator.'
      : current.signIns.map(({ username, password, may }) => `${username} / ${password} (${may})`).join('\n');
  const over = element('p', { margin: '4px 0' });
  over.textContent = 'What is changed lasts until the page is loaded again.';

  note.append(label, people, row('Scenario', scenario), row('Faults', faults), list, over);
  document.body.append(note);
}

function row(name: string, control: HTMLElement): HTMLLabelElement {
  const line = element('label', { display: 'flex', gap: '8px', alignItems: 'center', margin: '4px 0' });
  const words = element('span', { width: '64px' });
  words.textContent = name;
  Object.assign(control.style, { flex: '1', minWidth: '0', height: '26px' });
  line.append(words, control);
  return line;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  look: Partial<CSSStyleDeclaration>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  // Through the object model: the policy of a strict host allows no style attributes in the page's text.
  Object.assign(made.style, look);
  return made;
}

/**
 * The simulated server inside the page, for a demonstration on any static host: what the console asks of its backend is
 * answered here, over whatever the browser's `fetch` is. The world lives as long as the page; a reload begins again.
 */
const api = `${location.origin}/api`;
const scenarioKey = 'netmaker-demo-scenario';

const scenario = chosenScenario();
const world = scenario.build({ now: Date.now });
answerHere(world);
drawNote({
  current: scenario,
  onScenario: (name) => {
    sessionStorage.setItem(scenarioKey, name);
    // Nobody of another world is signed in to this one.
    localStorage.clear();
    location.assign('/');
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
  if (!found) throw new Error('There is no scenario at all.');
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
    // As a browser tells of a connection that was closed.
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    return response ?? new Response('404 page not found\n', { status: 404 });
  };
}
