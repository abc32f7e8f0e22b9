import type { apiBelgesi as sozlesme } from '@masabasi/core/yonetim/apiBelgesi/contract';
import { contract, endpoints } from '@masabasi/core/contract';
import { type Access, type Cikti, type Endpoint, oturumsuz } from '@masabasi/core/platform/call/endpoint';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { z } from 'zod';
import paket from '../../../package.json' with { type: 'json' };
import type { Handlers } from '../../platform/http/context.ts';

type Sema = Record<string, unknown>;
type Belge = Cikti<typeof sozlesme.openapi>;

const yetkiGerekir = (id: number): string =>
  `${id} numaralı yetki gerekir: ${YETKI_KATALOGU.find((y) => y.Id === id)?.Ad ?? 'katalogda yok'}.`;

/** Text for the permission of a call. */
function erisim(a: Access): string {
  switch (a.kind) {
    case 'anyone':
      return 'Herkes çağırabilir; oturum gerekmez.';
    case 'form':
      return `Herkes çağırabilir; oturum gerekmez. Bir adresten ${a.hiz.saniye} saniyede en çok ${a.hiz.adet} çağrı.`;
    case 'imzali':
      return `Oturum gerekmez; gövde Standard Webhooks biçiminde imzalanır: webhook-id, webhook-timestamp, webhook-signature. Bir adresten ${a.hiz.saniye} saniyede en çok ${a.hiz.adet} çağrı.`;
    case 'signedIn':
      return 'Oturumu açık her çalışan çağırabilir.';
    case 'yetki':
      return yetkiGerekir(a.id);
    case 'yetkiyle':
      return `${yetkiGerekir(a.id)} '${a.alan}' alanı herhangi bir kişi olabilir.`;
    case 'self':
      return `'${a.alan}' alanı yalnızca oturumdaki kişinin kendisi olabilir.`;
    case 'sorumlu':
      return `'${a.alan}' alanı kişinin kendisi ya da sorumlu olduğu departmandan biri olabilir; tam yetkili kullanıcı${a.yetki === undefined ? '' : ` ve ${a.yetki} numaralı yetkisi olan`} herkesi seçebilir.`;
    case 'pano':
      return `'${a.alan}' alanı kişinin panosunu görebildiği bir departman olmalıdır.`;
    case 'liste':
      return `'${a.alan}' alanı kişinin açabildiği bir liste olmalıdır.`;
    case 'nesne':
      return `'${a.alan}' alanı kişinin sayfasını açabildiği bir kayıt türü olmalıdır.`;
    case 'departmanSorumlusu':
      return `Bir departmanın sorumlusu${a.vekil ? ', o izindeyken vekili' : ''}${a.yetki === undefined ? '' : `, ${a.yetki} numaralı yetkinin sahibi`} ya da tam yetkili kullanıcı olmak gerekir.`;
  }
}

/** Moves the definitions of a schema, referenced by a path from the root, to the document's components. */
function yerlestir(ad: string, sema: z.core.JSONSchema.BaseSchema, parcalar: Sema): Sema {
  const { $schema: _, $defs, ...gerisi } = sema;
  const tasi = (s: unknown): Sema =>
    JSON.parse(JSON.stringify(s).replaceAll('"#/$defs/', `"#/components/schemas/${ad}.`)) as Sema;
  for (const [parca, tanim] of Object.entries($defs ?? {})) parcalar[`${ad}.${parca}`] = tasi(tanim);
  return tasi(gerisi);
}

const json = (schema: Sema) => ({ 'application/json': { schema } });

const IKILI = { type: 'string', format: 'binary' };

/** The parts of a form: the fields, and the files under one name. */
const formSemasi = (e: Endpoint, alanlar: Sema): Sema => ({
  ...alanlar,
  properties: {
    ...(alanlar['properties'] as Sema),
    file: {
      type: 'array',
      maxItems: e.dosyalar!.adet,
      items: IKILI,
      description: `Her biri en çok ${e.dosyalar!.bayt} bayt.`,
    },
  },
});

/** Request body with the fields of a call. */
function govde(e: Endpoint, alanlar: Sema): Sema {
  const zorunlu = Array.isArray(alanlar['required']);
  const sarili = { type: 'object', properties: { val: alanlar }, ...(zorunlu && { required: ['val'] }) };
  switch (e.wrap) {
    case 'query':
      return {};
    case 'bare':
      return { requestBody: { required: true, content: json(alanlar) } };
    case 'form':
      return {
        requestBody: { required: true, content: { 'multipart/form-data': { schema: formSemasi(e, alanlar) } } },
      };
    case 'val':
      return { requestBody: { required: zorunlu, content: json({ ...sarili, additionalProperties: false }) } };
    case 'either':
      return { requestBody: { required: true, content: json({ anyOf: [sarili, alanlar] }) } };
  }
}

function parametreler(e: Endpoint, alanlar: Sema): Sema[] {
  const sorgu =
    e.wrap === 'query'
      ? Object.entries((alanlar['properties'] ?? {}) as Record<string, Sema>).map(([name, schema]) => ({
          name,
          in: 'query',
          required: ((alanlar['required'] ?? []) as string[]).includes(name),
          schema,
        }))
      : [];
  const yinelenebilir = e.effect === 'write' && !oturumsuz(e.access) && e.saklama !== 'yok';
  return yinelenebilir ? [...sorgu, { $ref: '#/components/parameters/IdempotencyKey' }] : sorgu;
}

/** Error answers of a call, besides its own answer. */
const hatalar = (e: Endpoint): string[] => [
  '400',
  ...(oturumsuz(e.access) && e.access.kind !== 'imzali' ? [] : ['401']),
  ...(oturumsuz(e.access) || e.access.kind === 'signedIn' ? [] : ['403']),
  ...(e.effect === 'write' ? ['404', '409'] : []),
  ...(e.method === 'POST' ? ['413', '415'] : []),
  '429',
  '500',
  '503',
];

const HATA_METNI: Record<string, string> = {
  '400': 'İstek okunamadı; msg alanı adlandırır.',
  '401': 'Açık bir oturum, imzalanan çağrılarda geçerli bir imza yok.',
  '403': 'Yetki yok.',
  '404': 'Kayıt bulunamadı.',
  '409': 'Kayıt bu arada değişti ya da başka bir kayıtla çakışıyor.',
  '413': 'Gönderilen veri çok büyük.',
  '415': 'İstek JSON değil.',
  '429': 'Çok sık denendi; Retry-After başlığı saniye olarak bekleme süresini verir.',
  '500': 'Beklenmeyen hata.',
  '503': 'Veritabanına ulaşılamıyor; Retry-After sonra denenebilir.',
};

function belgeYaz(): Belge {
  const schemas: Sema = {
    Ret: z.toJSONSchema(z.strictObject({ durum: z.literal(false), msg: z.string() }), { target: 'draft-2020-12' }),
  };
  delete (schemas['Ret'] as Sema)['$schema'];
  const paths: Belge['paths'] = {};
  for (const { room, name, endpoint: e } of endpoints) {
    const istek = z.toJSONSchema(e.request, { unrepresentable: 'any', io: 'input' });
    const yanit = z.toJSONSchema(e.response, { unrepresentable: 'any', io: 'output' });
    const alanlar = yerlestir(`${room}.${name}.istek`, istek, schemas);
    const cevap = yerlestir(`${room}.${name}.yanit`, yanit, schemas);
    const parameters = parametreler(e, alanlar);
    (paths[e.path] ??= {})[e.method === 'GET' ? 'get' : 'post'] = {
      operationId: `${room}.${name}`,
      tags: [room],
      summary: e.ozet,
      description: erisim(e.access),
      security: oturumsuz(e.access) ? [] : [{ oturum: [] }],
      ...(parameters.length > 0 && { parameters }),
      ...govde(e, alanlar),
      responses: {
        '200': e.ikili
          ? { description: 'Dosyanın kendisi.', content: { 'application/octet-stream': { schema: IKILI } } }
          : { description: 'Yanıt; durum false ise msg sebebini söyler.', content: json(cevap) },
        ...Object.fromEntries(hatalar(e).map((kod) => [kod, { $ref: `#/components/responses/${kod}` }])),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Masabaşı',
      version: paket.version,
      description: 'Yollar büyük-küçük harf ayırmaz. Alanlar çoğu çağrıda val içinde gönderilir.',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(
        Object.entries(HATA_METNI).map(([kod, description]) => [
          kod,
          { description, content: json({ $ref: '#/components/schemas/Ret' }) },
        ]),
      ),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Aynı anahtarla yinelenen istek bir kez işlenir, ilk yanıt geri verilir (bir gün).',
          schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
        },
      },
      securitySchemes: {
        oturum: { type: 'http', scheme: 'bearer', description: 'login çağrısının verdiği token.' },
      },
    },
  };
}

let yazilan: Belge | undefined;

export const apiBelgesi: Handlers<typeof sozlesme> = {
  async openapi() {
    return (yazilan ??= belgeYaz());
  },
};
