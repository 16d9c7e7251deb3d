import type { NewAccessKey } from '../domain/accessKey/accessKey.ts';
import { accessKeyFromWire, accessKeysFromWire } from '../domain/accessKey/accessKeyWire.ts';
import type { Http } from './http.ts';
import { confirmation, json } from './reader.ts';

export const accessKeysApi = (http: Http) => ({
  list: (netid: string) =>
    http.read(
      (client, init) => client.GET('/networks/{netid}/keys', { ...init, params: { path: { netid } } }),
      json(accessKeysFromWire),
      { kind: 'accessKeys' },
    ),

  /** This answer alone shows the key in clear when the server hides keys. */
  create: (netid: string, key: NewAccessKey) =>
    http.change(
      (client, init) =>
        client.POST('/networks/{netid}/keys', {
          ...init,
          params: { path: { netid } },
          body: { name: key.name, uses: key.uses },
        }),
      json(accessKeyFromWire),
    ),

  remove: (netid: string, name: string) =>
    http.change(
      (client, init) =>
        client.DELETE('/networks/{netid}/keys/{name}', { ...init, params: { path: { netid, name } } }),
      confirmation,
    ),
});
