import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the Dockerfile', () => {
  const recipe = read('deploy/Dockerfile');

  it('copies only existing files that .dockerignore includes', () => {
    const sources = [...recipe.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) =>
      list.split(' '),
    );
    const included = read('deploy/Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const isIncluded = (source: string) =>
      included.some((path) => path === source || path.startsWith(`${source}/`));
    expect(sources).toContain('src');
    expect(sources.filter((source) => !isIncluded(source))).toEqual([]);
    expect([...sources, ...included].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('pins base images to versions and digests', () => {
    const bases = [...recipe.matchAll(/^FROM (?:--\S+ )?(\S+)/gm)].map(([, base]) => base);
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(base).toMatch(/:\d+(\.\d+)*-[a-z-]+@sha256:[0-9a-f]{64}$/);
  });

  it('needs no emulation', () => {
    const last = recipe.slice(recipe.lastIndexOf('\nFROM '));
    expect(recipe).toContain('FROM --platform=$BUILDPLATFORM');
    expect(last).not.toMatch(/^RUN /m);
  });
});

it('the Compose example runs the console without privileges and with one variable', () => {
  const { services } = parse(read('deploy/compose/compose.yaml'));
  expect(services.console).toMatchObject({
    read_only: true,
    tmpfs: [expect.stringMatching(/^\/tmp:/)],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  expect(Object.keys(services.console.environment)).toEqual(['BACKEND_URL']);
});

it('the Kubernetes example runs two replicas without privileges and with probes', () => {
  const kinds = new Map(
    parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => [
      document.get('kind'),
      document.toJS(),
    ]),
  );
  const { replicas, template } = kinds.get('Deployment').spec;
  const [container] = template.spec.containers;
  const probe = { httpGet: { path: '/healthz', port: 'http' } };
  expect(replicas).toBe(2);
  expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
  expect(container).toMatchObject({
    readinessProbe: probe,
    livenessProbe: probe,
    securityContext: {
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
  });
  expect(kinds.get('Service').spec.selector).toEqual(template.metadata.labels);
});

describe.each(readdirSync(join(root, '.github/workflows')))('the workflow %s', (file) => {
  const text = read(`.github/workflows/${file}`);

  it('can only read the repository by default', () => {
    expect(parse(text).permissions).toEqual({ contents: 'read' });
  });

  it('pins actions to commits with a version comment, so that Dependabot can update both', () => {
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('does not store its token in the checkout', () => {
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      text.match(/actions\/checkout@/g)?.length ?? 0,
    );
  });
});
