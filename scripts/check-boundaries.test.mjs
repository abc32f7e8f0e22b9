import { describe, expect, test } from 'vitest';
import { RULES, boundaryViolations } from './check-boundaries.mjs';

const core = 'packages/core/src';
const server = 'packages/server/src';
const web = 'packages/web/src';

/** One planted violation a line: the importing module, its import, the rule it breaks. */
const PLANTED = [
  [`${core}/mola/rules.ts`, `import dayjs from 'dayjs';`, 'core imports only'],
  [`${core}/mola/contract.ts`, `import { readFile } from 'node:fs/promises';`, 'core imports only'],
  [`${core}/mola/contract.ts`, `export { x } from '../../../server/src/config.ts';`, 'core imports only'],
  [`${server}/mola/handlers.ts`, `import { MolaPage } from '../../../web/src/mola/MolaPage.tsx';`, 'the server never'],
  [`${server}/app.ts`, `const x = await import('@masabasi/web/src/api.ts');`, 'the server never'],
  [`${web}/api.ts`, `import type { Config } from '../../server/src/config.ts';`, 'the web never'],
  [`${web}/mola/MolaPage.tsx`, `import { join } from 'node:path';`, 'the web never'],
  [`${server}/mola/handlers.ts`, `import type { FastifyRequest } from 'fastify';`, 'know Fastify'],
  [`${server}/mola/handlers.ts`, `import helmet from '@fastify/helmet';`, 'know Fastify'],
  [`${server}/mola/handlers.ts`, `type R = import('fastify').FastifyReply;`, 'know Fastify'],
  [`${core}/mola/rules.ts`, `import { z } from 'zod';`, 'are pure'],
  [`${core}/tarih.ts`, `import { z } from 'zod';`, 'are pure'],
  [`${core}/metin.ts`, `export { bos } from './endpoint.ts';`, 'are pure'],
  [`${server}/mola/handlers.ts`, `import { izinKaydet } from '../izin/handlers.ts';`, 'through its queries.ts'],
  [`${server}/app.ts`, `import { mola } from './mola/room.ts';`, "only rooms.ts imports a room's face"],
  [`${server}/mola/handlers.ts`, `import { faces } from '../rooms.ts';`, "only rooms.ts imports a room's face"],
  [`${server}/http/stream.ts`, `import { panoKisileri } from '../pano/queries.ts';`, 'know no room'],
  [`${server}/db/gunluk.ts`, `import type { X } from '../lisans/kayit.ts';`, 'know no room'],
  [`${server}/seed/demo.ts`, `import { tatiller } from '../izin/queries.ts';`, 'seed/ of the server'],
  [`${server}/seed/oynatici.ts`, `import { faces } from '../rooms.ts';`, 'seed/ of the server'],
  [`${server}/izin/handlers.ts`, `import { ornek } from './ornek.ts';`, "a room's ornek.ts"],
  [`${server}/demo/ornek.ts`, `import { ADLAR } from '../musteri/ornek.ts';`, "a room's ornek.ts"],
  [`${web}/ui/Table.tsx`, `import { Sayac } from '../mola/Sayac.tsx';`, 'ui/ of the web'],
  [`${web}/ui/Table.tsx`, `import type { mola } from '@masabasi/core/mola/contract';`, 'ui/ of the web'],
  [`${web}/ui/Table.tsx`, `import { mola } from '../calls/mola.ts';`, 'ui/ of the web'],
  [`${web}/mola/MolaPage.tsx`, `import { mola } from '@masabasi/core/mola/contract';`, 'no schema comes to the web'],
  [`${web}/api.ts`, `import { bos } from '@masabasi/core/endpoint';`, 'no schema comes to the web'],
  [`${web}/routes.tsx`, `const x = await import('@masabasi/core/mola/contract');`, 'no schema comes to the web'],
  [`${web}/form.ts`, `import { z } from 'zod';`, 'no schema comes to the web'],
  [`${server}/izin/pdf.ts`, `import PdfBelgesi from 'pdfkit';`, 'drawn by belge.ts'],
  [`${server}/izin/pdf.ts`, `import { inceYaz } from '../belgeCizimi.ts';`, 'drawn by belge.ts'],
  [`${web}/mola/MolaPage.tsx`, `import { sql } from 'kysely';`, 'the database'],
  [`${core}/mola/contract.ts`, `import type { Client } from 'pg';`, 'the database'],
];

/** Imports that the rules allow. */
const FINE = [
  [`${core}/mola/rules.ts`, `import { gunEkle } from '../tarih.ts';`],
  [`${core}/mola/rules.ts`, `import type { Istek } from '../endpoint.ts';`],
  [`${core}/mola/rules.test.ts`, `import { test } from 'vitest';`],
  [`${core}/mola/contract.ts`, `import { z } from 'zod';`],
  [`${server}/http/mount.ts`, `import type { FastifyInstance } from 'fastify';`],
  [`${server}/mola/handlers.ts`, `import { izinli } from '../izin/queries.ts';`],
  [`${server}/mola/handlers.ts`, `import { engel } from '@masabasi/core/izin/rules';`],
  [`${server}/rooms.ts`, `import { mola } from './mola/room.ts';`],
  [`${server}/app.ts`, `import { faces } from './rooms.ts';`],
  [`${server}/http/mount.ts`, `import type { RoomFace } from '../room.ts';`],
  [`${server}/seed/demo.ts`, `import type { OrnekPayi } from '../room.ts';`],
  [`${server}/seed/demo.test.ts`, `import { faces } from '../rooms.ts';`],
  [`${server}/izin/room.ts`, `import { ornek } from './ornek.ts';`],
  [`${server}/izin/ornek.ts`, `import { KADRO } from '../seed/kadro.ts';`],
  [`${server}/http/stream.test.ts`, `import { panoKisileri } from '../pano/queries.ts';`],
  [`${server}/belge.ts`, `import PdfBelgesi from 'pdfkit';`],
  [`${server}/belgeTablosu.ts`, `import { inceYaz } from './belgeCizimi.ts';`],
  [`${server}/izin/pdf.ts`, `import { belgeYaz } from '../belge.ts';`],
  [`${server}/mola/queries.ts`, `import { sql } from 'kysely';`],
  [`${web}/ui/Table.tsx`, `import { karsilastir } from '@masabasi/core/metin';`],
  [`${web}/mola/MolaPage.tsx`, `import { mola } from '../calls/mola.ts';`],
  [`${web}/mola/MolaPage.tsx`, `import type { mola } from '@masabasi/core/mola/contract';`],
  [`${web}/konular.test.ts`, `import { mola } from '@masabasi/core/mola/contract';`],
];

const endpoint = { path: `${core}/endpoint.ts`, text: `import { z } from 'zod';\nexport const bos = z.object({});` };
const contract = {
  path: `${core}/mola/contract.ts`,
  text: `import { bos } from '../endpoint.ts';\nexport const mola = { gunum: bos };`,
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
      path: `${server}/${from}/queries.ts`,
      text: `import { x } from '../${to}/queries.ts';`,
    });
    const way = [file('mola', 'izin'), file('izin', 'hakedis'), file('lisans', 'mola')];
    expect(boundaryViolations(way)).toEqual([]);
    expect(boundaryViolations([...way, file('hakedis', 'mola')])).toEqual([
      'rooms of the server go round in a circle: hakedis -> mola -> izin -> hakedis',
    ]);
    const asTypes = file('hakedis', 'mola').text.replace('import', 'import type');
    expect(boundaryViolations([...way, { ...file('hakedis', 'mola'), text: asTypes }])).toHaveLength(1);
    expect(boundaryViolations([...way, { ...file('hakedis', 'mola'), path: `${server}/hakedis/a.test.ts` }])).toEqual(
      [],
    );
  });

  test('name the place', () => {
    expect(check(`${core}/tarih.ts`, `\nimport { z } from 'zod';`)[0]).toMatch(
      /^packages\/core\/src\/tarih\.ts:2 imports zod: /,
    );
  });
});
