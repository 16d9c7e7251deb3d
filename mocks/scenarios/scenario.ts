import type { World } from '../world/state.ts';
import type { Clock } from './recordedSeed.ts';

/** An account a person can sign in with; the passwords are made up and public. */
export type SignIn = { readonly username: string; readonly password: string; readonly may: string };

export type ScenarioOptions = {
  readonly now: Clock;
  /** How many nodes a generated world has; other worlds have their own. */
  readonly nodes?: number;
};

/** A named world that a person, a story or a test can pick. */
export type Scenario = {
  readonly name: string;
  readonly title: string;
  readonly signIns: readonly SignIn[];
  /** A world of its own on every call. */
  readonly build: (options?: ScenarioOptions) => World;
};

export function scenario(
  name: string,
  title: string,
  signIns: readonly SignIn[],
  build: (options: ScenarioOptions) => World,
): Scenario {
  return { name, title, signIns, build: (options = { now: Date.now }) => build(options) };
}
