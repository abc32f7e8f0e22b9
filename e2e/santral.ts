import type { CagriOlayi } from '@masabasi/core/masa/santral/rules';
import { type APIRequestContext, expect } from '@playwright/test';
import { imzala } from '../packages/server/src/masa/santral/testing.ts';
import { cagir, type Ekipten } from './destek.ts';
import { jetonAl } from './fixtures.ts';

/** The telephone exchange of the demo company, simulated by the tests. */

interface Soylenen {
  readonly Cagri: string;
  readonly Olay: CagriOlayi;
  readonly Telefon: string;
  readonly Dahililer: readonly string[];
}

/** Sends an event of a call as an exchange does. Answers the extensions that ring. */
export async function santralSoyler(request: APIRequestContext, ne: Soylenen): Promise<{ Dahililer: string[] }> {
  const govde = JSON.stringify({ ...ne, Zaman: new Date().toISOString() });
  const imzali = imzala(govde, new Date(), undefined, `${ne.Cagri}-${ne.Olay}`);
  const cevap = await request.post('/api/santral/santralOlay', {
    headers: { 'content-type': 'application/json', ...imzali },
    data: govde,
  });
  expect(cevap.status()).toBe(200);
  return (await cevap.json()) as { Dahililer: string[] };
}

/** The extension of a person. */
export async function dahilisi(request: APIRequestContext, { Id }: Ekipten): Promise<string> {
  const token = await jetonAl(request, 'yonetici');
  const { dahililer } = await cagir<{ dahililer: { Id: number; Dahili: string }[] }>(
    request,
    token,
    '/santral/getDahililer',
    {},
  );
  return dahililer.find((d) => d.Id === Id)!.Dahili;
}
