import { z } from 'zod';
import { bos, get, yetki } from '../../platform/call/endpoint.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

export const apiBelgesi = {
  openapi: get({
    path: '/openapi.json',
    konu: [],
    access: yetki(YETKI.ayricalikli),
    request: bos,
    response: z.strictObject({
      openapi: z.literal('3.1.0'),
      info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
      servers: z.array(z.strictObject({ url: z.string() })),
      tags: z.array(z.strictObject({ name: z.string() })),
      paths: z.record(z.string(), z.record(z.string(), z.unknown())),
      components: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
    ozet: 'Bütün çağrıların OpenAPI 3.1 belgesi.',
  }),
};
