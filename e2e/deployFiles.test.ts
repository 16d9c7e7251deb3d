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

describe('the Compose example', () => {
  const { services } = parse(read('deploy/compose/compose.yaml'));
  const exampleSettings = new Map(
    read('deploy/compose/example.env')
      .split('\n')
      .flatMap((line) => {
        const [, name, value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, value] as const];
      }),
  );

  it.each(['MASTER_KEY', 'DNS_KEY', 'MQ_ADMIN_PASSWORD'])('doesn’t start without its own %s', (key) => {
    expect(services.netmaker.environment[key]).toMatch(new RegExp(`^\\$\\{${key}:\\?.+\\}$`));
    expect(exampleSettings.get(key)).toBe('');
  });

  it('hides access keys and accepts calls only from the console', () => {
    expect(services.netmaker.environment).toMatchObject({
      DISPLAY_KEYS: 'off',
      CORS_ALLOWED_ORIGIN: 'https://dashboard.${NETMAKER_BASE_DOMAIN}',
    });
  });

  it('pins all images to digests, except the console and the server it is built for', () => {
    const images = Object.values<{ image: string }>(services).map(({ image }) => image);
    const unpinned = images.filter((image) => !/:v?\d+\.\d+\.\d+[a-z-]*@sha256:[0-9a-f]{64}$/.test(image));
    expect(unpinned).toEqual(['${CONSOLE_IMAGE:-netmaker-console:0.16.1}', 'gravitl/netmaker:v0.16.1']);
  });

  it('names every setting in example.env', () => {
    const used = [...read('deploy/compose/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    // CONSOLE_IMAGE is commented out there.
    expect(new Set(used)).toEqual(new Set([...exampleSettings.keys(), 'CONSOLE_IMAGE']));
  });

  it('limits logins, and lets only one address create the first administrator', () => {
    const { http } = parse(read('deploy/compose/traefik.yaml'));
    const { logins, setup, api } = http.routers;
    expect(logins.rule).toContain('Method(`POST`) && Path(`/api/users/adm/authenticate`)');
    expect(setup.rule).toContain('Method(`POST`) && Path(`/api/users/adm/createadmin`)');
    // Traefik tries the longest rule first.
    expect(Math.min(logins.rule.length, setup.rule.length)).toBeGreaterThan(api.rule.length);
    const middlewares = (names: readonly string[]) => names.map((name) => http.middlewares[name]);
    expect(middlewares(logins.middlewares)).toContainEqual({
      rateLimit: { average: 10, period: '1m', burst: 10 },
    });
    expect(middlewares(setup.middlewares)).toContainEqual({
      ipAllowList: { sourceRange: ['{{ env "SETUP_ADDRESS" }}'] },
    });
    expect(services.traefik.environment.SETUP_ADDRESS).toBe('${SETUP_ADDRESS:-127.0.0.1/32}');
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
  expect(kinds.get('NetworkPolicy').spec).toEqual({
    podSelector: { matchLabels: template.metadata.labels },
    policyTypes: ['Ingress', 'Egress'],
    ingress: [{ ports: [{ port: 'http' }] }],
    egress: [],
  });
});

describe.each(readdirSync(join(root, '.github/workflows')))('the workflow %s', (file) => {
  const text = read(`.github/workflows/${file}`);

  it('can only read the repository by default', () => {
    expect(parse(text).permissions).toEqual({ contents: 'read' });
  });

  it('pins actions to commits with a version comment, so that Dependabot can update both', () => {
    const actions = [...text.matchAll(/uses: (?!\.\/)(.+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('does not store its token in the checkout', () => {
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      text.match(/actions\/checkout@/g)?.length ?? 0,
    );
  });
});

describe('a published image', () => {
  const text = read('.github/workflows/image.yml');
  const { jobs } = parse(text);
  type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> };
  const stepsOf = (job: string): readonly Step[] => jobs[job].steps;
  const actionsOf = (job: string) => stepsOf(job).flatMap(({ uses = '' }) => uses.split('@').slice(0, 1));

  it('has passed the tests, the audit, the trial and the scan', () => {
    expect(jobs.publish.needs).toEqual(['test', 'build']);
    expect(jobs.test.uses).toBe('./.github/workflows/test.yml');
    const tests = parse(read('.github/workflows/test.yml'));
    expect(tests.on).toHaveProperty('workflow_call');
    expect(Object.keys(tests.jobs)).toEqual(expect.arrayContaining(['node', 'browser', 'audit']));
    const scan = stepsOf('build').find(({ uses }) => uses?.startsWith('anchore/scan-action@'));
    expect(scan?.with).toMatchObject({ image: 'netmaker-console:try', 'severity-cutoff': 'high' });
    expect(scan?.with).not.toHaveProperty('fail-build');
  });

  it('is the file that was tested', () => {
    expect(actionsOf('publish')).not.toContain('docker/build-push-action');
    const builds = Object.keys(jobs).filter(
      (job) => jobs[job].steps && actionsOf(job).includes('docker/build-push-action'),
    );
    expect(builds).toEqual(['build']);
    const [push] = stepsOf('publish').filter(({ run }) => run?.includes('skopeo copy'));
    expect(push?.run).toContain('--preserve-digests');
    expect(push?.run).toContain('test "$(cat digest)" = "$DIGEST"');
    expect(jobs.publish.env.DIGEST).toBe('${{ needs.build.outputs.digest }}');
  });

  it('comes from no cache', () => {
    expect(text).not.toMatch(/^\s*cache(?:-from|-to)?: /m);
  });

  it('is signed, with its origin and its bill of materials', () => {
    const signing = stepsOf('publish').filter(({ run }) => run?.startsWith('cosign sign'));
    expect(signing.map(({ run }) => run)).toEqual(['cosign sign --yes "${IMAGE,,}@$DIGEST"']);
    const attestations = stepsOf('publish').filter(({ uses }) => uses?.startsWith('actions/attest@'));
    expect(attestations.map((step) => step.with)).toEqual([
      expect.objectContaining({ 'subject-digest': '${{ env.DIGEST }}' }),
      expect.objectContaining({
        'subject-digest': '${{ env.DIGEST }}',
        'sbom-path': 'netmaker-console-image.cdx.json',
      }),
    ]);
  });

  it('runs the tests of the entry script in its own shell', () => {
    const [run] = stepsOf('build').filter(({ env }) => env?.ENTRY_SCRIPT);
    expect(run?.env?.ENTRY_SCRIPT).toBe('/etc/netmaker-console/entrypoint.sh');
    expect(run?.run).toContain('--entrypoint sh netmaker-console:try"');
    expect(run?.run).toContain('e2e/entrypoint.test.ts');
  });
});

it('the pages are those of main, and only the job that publishes them can write', () => {
  const text = read('.github/workflows/pages.yml');
  const { on, jobs } = parse(text);
  expect(on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null });
  expect(jobs.build.permissions).toEqual({ contents: 'read', pages: 'read' });
  expect(jobs.publish).toMatchObject({
    needs: 'build',
    permissions: { 'id-token': 'write', pages: 'write' },
    steps: [{ uses: expect.stringMatching(/^actions\/deploy-pages@/) }],
  });
  expect(text).not.toContain('secrets.');
});

it('packages run no scripts when they are installed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

it('Dependabot watches the images of the examples', () => {
  const { updates } = parse(read('.github/dependabot.yml'));
  expect(updates).toContainEqual(
    expect.objectContaining({ 'package-ecosystem': 'docker-compose', directory: '/deploy/compose' }),
  );
});
