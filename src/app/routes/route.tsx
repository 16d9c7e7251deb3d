import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { lazyComponent } from '../../components/Lazy/lazyComponent.ts';
import type { UserAreaSection } from '../../domain/session/permissions.ts';
import type { RouteFacts, RouteParams } from '../shell/currentRoute.ts';
import {
  RequireAdmin,
  RequireAdminOrSelf,
  RequireEnterprise,
  RequireLevel,
  RequireUserArea,
} from './guards.tsx';

/** A component in the console's own file, or in one that `preload` loads. */
export type Page<Props extends object = object> = ComponentType<Props> & {
  readonly preload?: (() => Promise<unknown>) | undefined;
};

type PagesOf<File> = { readonly [Name in keyof File]: File[Name] extends ComponentType ? Name : never };

/** The pages of a file, which is loaded when one of them is first drawn. */
export function pagesIn<File>(file: () => Promise<File>) {
  return <Name extends PagesOf<File>[keyof File]>(name: Name): Page =>
    lazyComponent(async () => (await file())[name] as ComponentType);
}

/** For a page that a parent route draws. The route itself draws only the page’s dialogs. */
export function renderedByParent<Props extends object>({ preload }: Page<Props>): Page {
  return Object.assign(() => <Outlet />, { preload });
}

type Guard = (pages: RouteObject[]) => RouteObject[];

export const admin: Guard = (children) => [{ Component: RequireAdmin, children }];
export const adminOrSelf: Guard = (children) => [{ Component: RequireAdminOrSelf, children }];
export const userArea: Guard = (children) => [{ Component: RequireUserArea, children }];
/** Pages of the user dashboard that need a section of the user's level. */
export const areaSection =
  (name: UserAreaSection): Guard =>
  (children) => [{ element: <RequireLevel section={name} />, children }];
export const enterprise: Guard = (pages) => {
  const handle: RouteFacts = { isEnterprise: true };
  return [{ Component: RequireEnterprise, handle, children: admin(pages) }];
};

const Dialogs = pagesIn(() => import('./DialogsRoute.tsx'))('DialogsRoute');

type Crumb = NonNullable<RouteFacts['crumb']>;

type RouteOptions = Pick<RouteFacts, 'networks'> & {
  /** Who can open the page and its dialogs. @default everyone */
  readonly guard?: Guard;
  /** Drawn in the page's outlet. */
  readonly dialogs?: RouteObject[];
  /** The pages below this one in the breadcrumbs. */
  readonly children?: RouteObject[];
  /** Draws the pages of this route and of its children, so that they share state. */
  readonly around?: Page;
};

/**
 * A page with its breadcrumb. The outer route carries the breadcrumb and has no path. It holds the route of the
 * page and the routes of the pages below.
 */
export function route(path: string, crumb: Crumb, page: Page, options: RouteOptions = {}): RouteObject {
  const { networks, guard, dialogs = [], children = [], around = null } = options;
  const facts: RouteFacts = { pattern: path, crumb, networks };
  const ownFacts: RouteFacts = { preload: page.preload };
  const drawn: RouteObject = {
    path,
    Component: page,
    handle: ownFacts,
    children: [{ Component: Dialogs, children: dialogs }],
  };
  return { Component: around, handle: facts, children: [...(guard ? guard([drawn]) : [drawn]), ...children] };
}

export function dialog(path: string, crumb: Crumb, page: Page): RouteObject {
  const preload = () => Promise.all([Dialogs.preload?.(), page.preload?.()]);
  const facts: RouteFacts = { pattern: path, crumb, isDialog: true, preload };
  return { path, Component: page, handle: facts };
}

type SectionOptions = Omit<RouteOptions, 'networks'> & {
  /** Whether the network selector offers all networks at once. @default true */
  readonly offersAll?: boolean;
  /** Further pages below the page for all networks. */
  readonly beside?: RouteObject[];
};

/** A page for all networks, with a page for one network below it. The options apply to the latter. */
export function section(
  path: (netid?: string) => string,
  crumb: Crumb,
  forAll: Page,
  forNetwork: Page,
  { offersAll = true, beside = [], ...options }: SectionOptions = {},
): RouteObject {
  const ofNetwork = route(`${path()}/:netid`, ({ netid = '' }: RouteParams) => netid, forNetwork, options);
  return route(path(), crumb, forAll, { networks: { path, offersAll }, children: [...beside, ofNetwork] });
}
