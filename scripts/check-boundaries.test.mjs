import { describe, expect, test } from 'vitest';
import { RULES, boundaryViolations, staleExceptions } from './check-boundaries.mjs';

const core = 'packages/core/src';
const server = 'packages/server/src';
const web = 'packages/web/src';

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
  [`${server}/seed/demo.ts`, `import { tatiller } from '../izin/izin/queries.ts';`, 'seed/ of the server'],
  [`${server}/seed/oynatici.ts`, `import { faces } from '../rooms.ts';`, 'seed/ of the server'],
  [`${server}/izin/izin/handlers.ts`, `import { ornek } from './ornek.ts';`, "a room's ornek.ts"],
  [`${server}/musteri/demo/ornek.ts`, `import { ADLAR } from '../musteri/ornek.ts';`, "a room's ornek.ts"],
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
  [`${server}/seed/demo.ts`, `import type { OrnekPayi } from '../room.ts';`],
  [`${server}/seed/demo.test.ts`, `import { faces } from '../rooms.ts';`],
  [`${server}/izin/izin/room.ts`, `import { ornek } from './ornek.ts';`],
  [`${server}/izin/izin/ornek.ts`, `import { KADRO } from '../../seed/kadro.ts';`],
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
