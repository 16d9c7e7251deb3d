import { describe, expect, it } from 'vitest';
import { backendAddress, parseOptions } from './startOptions.ts';

describe('the options of npm start', () => {
  it('have defaults', () => {
    expect(parseOptions([])).toEqual({
      help: false,
      isHot: false,
      scenario: undefined,
      nodes: undefined,
      isEnterprise: false,
      latency: 0,
      faults: [],
      port: 3000,
    });
  });

  it('are read from the command line', () => {
    const args = [
      '--scenario',
      'enterprise',
      '--latency',
      '300',
      '--port',
      '4000',
      '--faults',
      'GET /nodes=503*3',
    ];
    expect(parseOptions(args)).toMatchObject({
      scenario: 'enterprise',
      latency: 300,
      port: 4000,
      faults: [{ on: 'GET /nodes', fault: { kind: 'status', status: 503 }, times: 3 }],
    });
  });

  it.each([
    [['--nodes', '0'], '--nodes must be a whole number from 1 to 10000, not "0".'],
    [['--latency', 'slow'], '--latency must be a whole number'],
    [['--port', '70000'], '--port must be a whole number'],
    [['--faults', 'GET /nodes'], 'Invalid fault'],
    [['--colour'], "Unknown option '--colour'"],
    [['enterprise'], 'Unexpected argument'],
  ])('reject %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });

  it.each([
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com/api/', 'https://api.example.com'],
    ['http://10.0.0.5:8081', 'http://10.0.0.5:8081'],
    [' ', 'http://localhost:8081'],
  ])('read BACKEND_URL %s as %s', (text, expected) => {
    expect(backendAddress(text)).toBe(expected);
  });

  it.each(['api.example.com', 'ftp://x'])('reject BACKEND_URL %j', (text) => {
    expect(() => backendAddress(text)).toThrow('BACKEND_URL must be an address');
  });
});
