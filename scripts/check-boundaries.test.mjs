import { describe, expect, test } from 'vitest';
import { RULES, boundaryViolations, staleExceptions } from './check-boundaries.mjs';

const core = 'packages/core/src';
const server = 'packages/server/src';
const web = 'packages/web/src';
const demo = 'packages/demo/src';
const sandbox = 'packages/sandbox/src';

/** One planted violation a line: the importing module, its import, the rule it breaks. */
const PLANTED = [
  [`${core}/mesai/mola/rules.ts`, `import dayjs from 'dayjs';`, 'core imports only'],
  [`${core}/mesai/mola/contract.ts`, `import { readFile } from 'node:fs/promises';`, 'core imports only'],
  [`${core}/mesai/mola/contract.ts`, `export { x } from '../../../../server/src/config.ts';`, 'core imports only'],
  [
    `${server}/mesai/mola/handlers.ts`,
    `import { MolaPage } from '../../../../web/src/mesai/mola/MolaPage.tsx';`,
    'the server never',
  ],
  [`${server}/app.ts`, `const x = await import('@masabasi/web/src/main.tsx');`, 'the server never'],
  [`${web}/main.tsx`, `import type { Config } from '../../server/src/config.ts';`, 'the web never'],
  [`${web}/mesai/mola/MolaPage.tsx`, `import { join } from 'node:path';`, 'the web never'],
  [`${server}/mesai/mola/handlers.ts`, `import type { FastifyRequest } from 'fastify';`, 'know Fastify'],
  [`${server}/mesai/mola/handlers.ts`, `import helmet from '@fastify/helmet';`, 'know Fastify'],
  [`${server}/mesai/mola/handlers.ts`, `type R = import('fastify').FastifyReply;`, 'know Fastify'],
  [`${core}/mesai/mola/rules.ts`, `import { z } from 'zod';`, 'are pure'],
  [`${core}/platform/time/tarih.ts`, `import { z } from 'zod';`, 'are pure'],
  [`${core}/platform/text/metin.ts`, `export { bos } from '../call/endpoint.ts';`, 'are pure'],
  [`${server}/mesai/mola/handlers.ts`, `import { panoYaz } from '../pano/handlers.ts';`, 'through its door'],
  [`${server}/mesai/mola/handlers.ts`, `import { panoda } from '../pano/queries.ts';`, 'through its door'],
  [`${server}/app.ts`, `import { mola } from './mesai/mola/room.ts';`, "only rooms.ts imports a room's face"],
  [
    `${server}/mesai/mola/handlers.ts`,
    `import { faces } from '../../rooms.ts';`,
    "only rooms.ts imports a room's face",
  ],
  [`${server}/platform/http/stream.ts`, `import { satirlar } from '../dosya/queries.ts';`, 'know no room'],
  [`${server}/platform/db/gunluk.ts`, `import type { X } from '../../musteri/lisans/kayit.ts';`, 'know no room'],
  [`${server}/mesai/mola/handlers.ts`, `import { izinli } from '../../izin/izin/queries.ts';`, 'order of districts'],
  [`${core}/izin/izin/rules.ts`, `import { x } from '../../masa/sla/rules.ts';`, 'order of districts'],
  [`${web}/platform/list/liste.ts`, `import { x } from '../../mesai/mola/molaDegistir.ts';`, 'order of districts'],
  [`${web}/main.tsx`, `import { KADRO } from '@masabasi/demo/plan/kadro';`, 'the web never'],
  [`${web}/main.tsx`, `import type { Banka } from '@masabasi/sandbox/banka';`, 'the web never'],
  [`${web}/main.tsx`, `import type { Room } from '@masabasi/server/room';`, 'the web never'],
  [`${core}/izin/izin/rules.ts`, `import { KADRO } from '@masabasi/demo/plan/kadro';`, 'core imports only'],
  [`${core}/mali/odeme/rules.ts`, `import { KARTLAR } from '@masabasi/sandbox/bankaKartlari';`, 'core imports only'],
  [`${server}/calistir.ts`, `import { sirket } from '@masabasi/demo/sirket';`, 'without the demo company'],
  [
    `${server}/calistir.ts`,
    `import type { OrnekPayi } from '@masabasi/demo/founding/pay';`,
    'without the demo company',
  ],
  [`${server}/app.ts`, `const x = await import('@masabasi/demo/sirket');`, 'without the demo company'],
  [
    `${server}/izin/izin/queries.ts`,
    `import { x } from '../../../../demo/src/izin/izin.ts';`,
    'without the demo company',
  ],
  [
    `${server}/mali/odeme/denemeBankasi.ts`,
    `import { KARTLAR } from '@masabasi/sandbox/bankaKartlari';`,
    'never imports the sandbox',
  ],
  [
    `${server}/platform/worker/sandbox.ts`,
    `const x = await import('@masabasi/sandbox/banka');`,
    'never imports the sandbox',
  ],
  [`${sandbox}/banka.ts`, `import { imzala } from '@masabasi/server/mali/odeme/imza';`, 'shares no code'],
  [`${sandbox}/banka.ts`, `import type { Log } from '@masabasi/server/platform/log/log';`, 'shares no code'],
  [`${sandbox}/entegrator.ts`, `import { KADRO } from '../../demo/src/plan/kadro.ts';`, 'shares no code'],
  [`${demo}/sirket.ts`, `import { App } from '../../web/src/main.tsx';`, 'the demo company never imports'],
  [
    `${demo}/founding/kurulus.ts`,
    `import { tatiller } from '@masabasi/server/izin/izin/queries';`,
    'through its door, api.ts; only',
  ],
  [`${demo}/player/oynatici.ts`, `import { faces } from '@masabasi/server/rooms';`, 'through its door, api.ts; only'],
  [`${demo}/izin/izin.ts`, `import { izin } from '@masabasi/server/izin/izin/room';`, 'through its door, api.ts; only'],
  [
    `${demo}/izin/talep.ts`,
    `import { tatiller } from '@masabasi/server/izin/izin/queries';`,
    'through its door, api.ts; only',
  ],
  [`${demo}/musteri/demo.ts`, `import { ADLAR } from './musteri.ts';`, 'is for paylar.ts alone'],
  [`${demo}/masa/gorusme/gunler.ts`, `import { cal } from '../santral.ts';`, 'is for paylar.ts alone'],
  [`${demo}/founding/kurulus.ts`, `import { paylar } from '../kisi/personel.ts';`, 'is for paylar.ts alone'],
  [`${demo}/platform/tanim.ts`, `import { ayGunu } from '@masabasi/core/izin/izin/rules';`, 'order of districts'],
  [`${web}/ui/Table.tsx`, `import { Sayac } from '../mesai/mola/Sayac.tsx';`, 'ui/ of the web'],
  [`${web}/ui/Table.tsx`, `import type { mola } from '@masabasi/core/mesai/mola/contract';`, 'ui/ of the web'],
  [`${web}/ui/Table.tsx`, `import { mola } from '../calls/mola.ts';`, 'ui/ of the web'],
  [
    `${web}/mesai/mola/MolaPage.tsx`,
    `import { mola } from '@masabasi/core/mesai/mola/contract';`,
    'no schema comes to the web',
  ],
  [
    `${web}/platform/call/api.ts`,
    `import { bos } from '@masabasi/core/platform/call/endpoint';`,
    'no schema comes to the web',
  ],
  [`${web}/routes.tsx`, `const x = await import('@masabasi/core/mesai/mola/contract');`, 'no schema comes to the web'],
  [`${web}/platform/form/form.ts`, `import { z } from 'zod';`, 'no schema comes to the web'],
  [`${server}/izin/izin/pdf.ts`, `import PdfBelgesi from 'pdfkit';`, 'drawn by belge.ts'],
  [
    `${server}/izin/izin/pdf.ts`,
    `import { inceYaz } from '../../platform/document/belgeCizimi.ts';`,
    'drawn by belge.ts',
  ],
  [`${web}/mesai/mola/MolaPage.tsx`, `import { sql } from 'kysely';`, 'the database'],
  [`${core}/mesai/mola/contract.ts`, `import type { Client } from 'pg';`, 'the database'],
  [`${sandbox}/banka.ts`, `import { sql } from 'kysely';`, 'the database'],
  [`${demo}/founding/yaz.ts`, `import { Client } from 'pg';`, 'the database'],
];

/** Imports that the rules allow. */
const FINE = [
  [`${core}/mesai/mola/rules.ts`, `import { gunEkle } from '../../platform/time/tarih.ts';`],
  [`${core}/mesai/mola/rules.ts`, `import type { Istek } from '../../platform/call/endpoint.ts';`],
  [`${core}/mesai/mola/rules.test.ts`, `import { test } from 'vitest';`],
  [`${core}/mesai/mola/contract.ts`, `import { z } from 'zod';`],
  [`${server}/platform/http/mount.ts`, `import type { FastifyInstance } from 'fastify';`],
  [`${server}/mesai/mola/handlers.ts`, `import { panoda } from '../pano/api.ts';`],
  [`${server}/izin/izin/handlers.ts`, `import { mesaide } from '../../mesai/mesai/api.ts';`],
  [`${server}/mesai/mola/mola.test.ts`, `import { izin } from '../../izin/izin/testing.ts';`],
  [`${server}/izin/talep/handlers.ts`, `import { engel } from '@masabasi/core/izin/izin/rules';`],
  [`${server}/rooms.ts`, `import { mola } from './mesai/mola/room.ts';`],
  [`${server}/app.ts`, `import { faces } from './rooms.ts';`],
  [`${server}/platform/http/mount.ts`, `import type { RoomFace } from '../../room.ts';`],
  [`${server}/calistir.ts`, `const x = await import('@masabasi/demo/sirket');`],
  [`${server}/mali/gelir/handlers.test.ts`, `import { demoSunucusu } from '@masabasi/demo/testing';`],
  [`${server}/mali/fatura/gelen.test.ts`, `import { sandboxEntegrator } from '@masabasi/sandbox/entegrator';`],
  [`${sandbox}/bankaImzasi.ts`, `import { asciiBuyuk } from '@masabasi/core/platform/text/metin';`],
  [`${sandbox}/bankaSureci.ts`, `import { sandboxHazir } from './hazir.ts';`],
  [`${demo}/sirket.ts`, `import type { OrnekSirket } from '@masabasi/server/ornekSirket';`],
  [`${demo}/sirket.test.ts`, `import { ozetler } from '@masabasi/server/izin/hakedis/queries';`],
  [`${demo}/paylar.ts`, `import { paylar as izin } from './izin/izin.ts';`],
  [`${demo}/founding/kurulus.ts`, `import { temelVeri } from '@masabasi/server/yonetim/kurulum/api';`],
  [`${demo}/izin/izin.ts`, `import { KADRO } from '../plan/kadro.ts';`],
  [`${demo}/izin/izin.ts`, `import { tatiller } from '@masabasi/server/izin/izin/queries';`],
  [`${demo}/izin/talep.ts`, `import { tatiller } from '@masabasi/server/izin/izin/api';`],
  [`${demo}/masa/gorusme.ts`, `import { gunler } from './gorusme/gunler.ts';`],
  [`${demo}/masa/gorusme/cogalt.ts`, `import { sql } from 'kysely';`],
  [`${demo}/mali/fatura.ts`, `import { gelenOrnekleri } from '@masabasi/sandbox/gelenFaturalar';`],
  [`${server}/platform/http/stream.test.ts`, `import { panoKisileri } from '../../mesai/pano/queries.ts';`],
  [`${server}/platform/document/belge.ts`, `import PdfBelgesi from 'pdfkit';`],
  [`${server}/platform/document/belgeTablosu.ts`, `import { inceYaz } from './belgeCizimi.ts';`],
  [`${server}/izin/izin/pdf.ts`, `import { belgeYaz } from '../../platform/document/belge.ts';`],
  [`${server}/mesai/mola/queries.ts`, `import { sql } from 'kysely';`],
  [`${web}/ui/Table.tsx`, `import { karsilastir } from '@masabasi/core/platform/text/metin';`],
  [`${web}/mesai/mola/MolaPage.tsx`, `import { mola } from '../../calls/mola.ts';`],
  [`${web}/mesai/mola/MolaPage.tsx`, `import type { mola } from '@masabasi/core/mesai/mola/contract';`],
  [`${web}/platform/call/konular.test.ts`, `import { mola } from '@masabasi/core/mesai/mola/contract';`],
];

const endpoint = {
  path: `${core}/platform/call/endpoint.ts`,
  text: `import { z } from 'zod';\nexport const bos = z.object({});`,
};
const contract = {
  path: `${core}/mesai/mola/contract.ts`,
  text: `import { bos } from '../../platform/call/endpoint.ts';\nexport const mola = { gunum: bos };`,
};
const check = (path, text) => boundaryViolations([endpoint, contract, { path, text }]);

describe('the boundaries', () => {
  test.each(PLANTED)('%s may not: %s', (path, text, why) => {
    expect(check(path, text).join('\n')).toContain(why);
  });

  test.each(FINE)('%s may: %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });

  test('have a planted violation for every rule', () => {
    for (const { why } of RULES) expect(PLANTED.some(([, , part]) => why.includes(part))).toBe(true);
  });

  test('report cycles of rooms, however long', () => {
    const file = (from, to) => ({
      path: `${server}/kisi/${from}/queries.ts`,
      text: `import { x } from '../${to}/api.ts';`,
    });
    const way = [file('mola', 'izin'), file('izin', 'hakedis'), file('lisans', 'mola')];
    expect(boundaryViolations(way)).toEqual([]);
    expect(boundaryViolations([...way, file('hakedis', 'mola')])).toEqual([
      'rooms of the server go round in a circle: hakedis -> mola -> izin -> hakedis',
    ]);
    const asTypes = file('hakedis', 'mola').text.replace('import', 'import type');
    expect(boundaryViolations([...way, { ...file('hakedis', 'mola'), text: asTypes }])).toHaveLength(1);
    expect(
      boundaryViolations([...way, { ...file('hakedis', 'mola'), path: `${server}/kisi/hakedis/a.test.ts` }]),
    ).toEqual([]);
  });

  test('keep no exception that no import needs', () => {
    const file = { path: `${core}/izin/izin/rules.ts`, text: `import { x } from '../../masa/sla/rules.ts';` };
    const needed = 'core/izin/izin/rules.ts -> core/masa/sla/rules.ts';
    expect(staleExceptions([file], [needed, 'core/a.ts -> core/b.ts'])).toEqual([
      'core/a.ts -> core/b.ts: take it from AGAINST_THE_ORDER',
    ]);
  });

  test('name the place', () => {
    expect(check(`${core}/platform/time/tarih.ts`, `\nimport { z } from 'zod';`)[0]).toMatch(
      /^packages\/core\/src\/platform\/time\/tarih\.ts:2 imports zod: /,
    );
  });
});
