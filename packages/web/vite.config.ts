import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import sunucu from '../server/package.json' with { type: 'json' };
import { icons } from './build/icons.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preloadFonts.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { stockColors } from './build/stockColors.ts';
import { unzipInPage } from './build/unzipInPage.ts';
import { kilavuz } from './kilavuz.ts';
import { okunanUclar } from './okunanUclar.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly key?: Node;
  readonly callee?: Node;
  readonly init?: Node | null;
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly id?: Node;
  readonly specifiers?: readonly Node[];
  readonly local?: Node;
  readonly arguments?: readonly (Node & { readonly properties?: readonly Node[] })[];
}

function* callsIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* callsIn(item);
  else if (typeof value === 'object' && value !== null) {
    if ((value as Node).type === 'CallExpression') yield value as Node;
    yield* callsIn(Object.values(value));
  }
}

/**
 * A module without the imports and the constants of its own that nothing in it speaks of any more. A module that is still
 * imported belongs to the first load with all that other pages use of it.
 */
function withoutUnused(code: string, parse: (code: string) => readonly Node[]): string {
  const named = (node: Node): readonly string[] =>
    (node.type === 'ImportDeclaration'
      ? (node.specifiers ?? []).map((s) => s.local)
      : (node.declarations ?? []).map((d) => d.id)
    )
      .map((local) => local?.name)
      .filter((name) => name !== undefined);
  const idle = parse(code).find((node) => {
    const names = named(node);
    const rest = code.slice(0, node.start) + code.slice(node.end);
    return names.length > 0 && names.every((name) => !new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(rest));
  });
  return idle === undefined ? code : withoutUnused(code.slice(0, idle.start) + code.slice(idle.end), parse);
}

/**
 * The client asks and displays; what a request may hold and what an answer holds is the server's to check. So of an
 * endpoint only the way there is built in, and making a schema is marked as doing nothing else: the schemas and the
 * library that runs them, a fifth of the first load, are left out. A page that uses a schema nevertheless gets it.
 */
function endpointsWithoutSchemas(): Plugin {
  const makers = new Set(['get', 'post', 'postBare', 'postEither', 'upload', 'download', 'listeUcu', 'aramaUcu']);
  const servers = new Set(['access', 'request', 'response', 'ozet', 'dosyalar', 'ek', 'satir', 'ait']);
  return {
    name: 'endpoints-without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (
        !/packages\/core\/src\/(\w+\/(aktarimUcu|alanlar|contract|liste|secenekler)|alan|endpoint|listeUcu|aramaUcu)\.ts$/.test(
          id,
        )
      )
        return undefined;
      const edits: { start: number; end: number; text: string }[] = [];
      // A list comes with the page that shows it: what is imported belongs to the first load, used or not.
      for (const {
        0: { length },
        index: start,
      } of code.matchAll(/^import .* from '\.(\.\/\w+)?\/liste\.ts';$/gm))
        edits.push({ start, end: start + length, text: '' });
      for (const statement of this.parse(code, { lang: 'ts' }).body as readonly Node[])
        for (const { init } of (statement.declaration ?? statement).declarations ?? []) {
          const calls = [...callsIn(init)];
          const endpoints = calls.filter((call) => makers.has(call.callee?.name ?? ''));
          for (const { start, end, key } of endpoints.flatMap(
            (call) => call.arguments?.flatMap((a) => a.properties ?? []) ?? [],
          ))
            if (servers.has(key?.name ?? '')) edits.push({ start, end: end + (code[end] === ',' ? 1 : 0), text: '' });
          for (const [liste] of calls.filter((call) => call.callee?.name === 'listeUcu').map((c) => c.arguments ?? []))
            if (liste) edits.push({ ...liste, text: 'undefined' });
          if (init && calls.length > 0 && endpoints.length === 0 && init.type !== 'ArrowFunctionExpression')
            edits.push({ ...init, text: `/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()` });
        }
      if (edits.length === 0) this.error(`${id}: nothing was found to leave out; look at how it is written now`);
      const edited = edits
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
      return withoutUnused(edited, (text) => this.parse(text, { lang: 'ts' }).body as readonly Node[]);
    },
  };
}

/**
 * What several screens share lies in a few files, by when it is needed: a file a component would be fifty requests a
 * screen, one for all would make the first screen wait for what only a form needs. What two files of one room share
 * is a file of that room.
 */
/** On the first screens, signing in included. */
const UI =
  /\/ui\/(Chip|Dialog|EmptyState|ErrorState|Form|FormError|Notice|PageHeader|Panel|Popup|Skeleton)\.|\/mola\/(DurumEtiketi|MolaSimgesi|Sayac)\.|\/duyuru\/DuyuruMetni\.|~icons\/tabler\/(cake|circle|circle-check-filled|clock-edit|eye|eye-off|history|inbox|list-check|map-2|package|speakerphone|user-share|users-group)\.|\/oturum\/LoginPage\.module|web\/src\/(adres|pano|yeniIstegi)\.ts$|\/izin\/IzinKutusu\.|\/mola\/PanoOzeti\.|\/personel\/KisiYuzu\.|core\/src\/izin\/rules\.ts$|core\/src\/(anasayfa|bekleyen|bildirim|devir|duyuru|izin|kurulum|kvkk|lisans|mola|olanlar|oturum|santral|talep|taslak)\/(contract|secenekler)\.ts$/;
/** On most pages; what only the forms of leave reckon with comes with them. */
const SAYFA =
  /\/ui\/(CardPage|Fields|SideNav|Swatch|Table|Tabs|TwoLines)\.|(components|styles)\/(Checkbox|NativeSelect|PasswordInput|Tabs|TextInput)\b|@mantine\/hooks\/|~icons\/tabler\/|web\/src\/(?!akisDizimi|form\.|isaret|planKaymasi|serverDrafts|teklifKalemi|varlik)\w+\.ts$|core\/src\/(?!yarimGun)\w+\.ts$|core\/src\/\w+\/(aktarimUcu|contract|secenekler)\.ts$|src\/hareket\/|\/tanim\/RenkliAd\.|(gorusme|lisans|musteri)\/\w+DurumEtiketi\.|core\/src\/dosya\/rules|src\/izin\/(BakiyeDugmesi|IzinKutusu|IzinOzeti)\.|\/HakkindaYaz\./;
/** The map, with its outlines and the seats of districts. */
const HARITA = /\/(ilceMerkezleri|ilceSekilleri|polygons|turkiyeHaritasi)\.ts$|\/ui\/(IlHaritasi|ShadedMap)\./;
/** On the cards of customers and of what is theirs: records that their own list shows alike, and files. */
const KART =
  /web\/src\/\w+\/\w+Tablosu\.|(teklif|ziyaret)\/\w+DurumEtiketi\.|\/teklif\/TeklifOzetleri\.|\/yetkili\/Yetkililer\.|\/musteri\/MusteriOnaylari\.|web\/src\/dosya\/(Dosya(Alani|Karosu|Satirlari)|GidenDosyalar)\.|\/(BaglantiIslemleri|BaglantiSuresi|GorusmeNumarasi|MusteriBagi|SlaSaati)\.|node_modules\/(@mantine\/dropzone|attr-accept|file-selector|react-dropzone)\//;
/** On the pages with a grid. */
const IZGARA = /\/ui\/(CheckList|DataGrid|Lanes|Pager|useDataGrid|useListGrid)|@tanstack\/(react-)?(store|table)/;
/** In forms that ask for a date. */
const GUN = /\/ui\/DateField\.|@mantine\/dates\/|node_modules\/dayjs\//;
/** In dialogs. */
const FORM = /\/src\/ui\/(?!Column|DateField)|web\/src\/form\.ts$|@mantine\/(core|form)\//;
/** What a room's own screens decide by, and the fields of its records; the shell needs none of it. */
const RULES = /\/core\/src\/(?!dosya|izin\/rules|kurulum|mola|oturum|pano|posta|yetki\/)\w+\/(alanlar|rules)\.ts$/;
/** Reads a spreadsheet of the staff; the contract only takes a limit of it. */
const PERSONEL = /\/core\/src\/personelAktarim\.ts$/;
/** Reads lists out of files: the columns of customers and of staff are put together from it as soon as they are read. */
const TABLO =
  /\/core\/src\/(tablo|tabloGunu|musteriBasliklari)\.ts$|\/web\/src\/(tablo|tabloSecimi|harfler|birlesikHucreler)\.ts$|\/web\/src\/ui\/Column/;
/** What every room says of its audit, read together on one screen. */
const DENETIM = /\/core\/src\/(\w+\/denetim|denetim\/rules)\.ts$/;
const roomOf = (id: string): string | null => /\/core\/src\/(\w+)\//.exec(id)?.[1] ?? null;
/** The card of a customer shows them all: what they decide by is one file. */
const MUSTERININ = new Set([
  'birlestirme',
  'demo',
  'devir',
  'egitim',
  'gelir',
  'gorusme',
  'gorusmeler',
  'lisans',
  'sla',
  'teklif',
  'uzakbaglanti',
  'yetkili',
]);
const rulesOf = (id: string): string | null => {
  const room = roomOf(id);
  return room !== null && MUSTERININ.has(room) ? 'musteri' : room;
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    icons(),
    stockColors(),
    endpointsWithoutSchemas(),
    okunanUclar(),
    unzipInPage(),
    preloadFonts(),
    kilavuz(resolve(import.meta.dirname, '../../docs/kullanim.md')),
    serviceWorker(resolve(import.meta.dirname, 'worker/worker.ts')),
    precompress(),
  ],
  define: {
    'import.meta.env.SURUM': JSON.stringify('20250610173600'),
    'import.meta.env.URUN_SURUMU': JSON.stringify(sunucu.version),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first page names all others: of a hash, seven letters of sixty-four are as many as tell two releases apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // What changes rarely stays in the browser's cache across releases.
        codeSplitting: {
          groups: [
            // What changes rarely stays in the browser's cache across releases; what the rules of every room begin with goes
            // with it, where it is read before any of them.
            {
              name: 'react',
              test: /rolldown\/runtime|core\/src\/hareket\/rules\.ts|node_modules\/(react|react-dom|scheduler|react-router)\//,
              priority: 7,
            },
            { name: 'denetim', test: DENETIM, includeDependenciesRecursively: false, priority: 6.5 },
            { name: rulesOf, debugName: 'rules', test: RULES, includeDependenciesRecursively: false, priority: 6 },
            { name: 'personel', test: PERSONEL, includeDependenciesRecursively: false, priority: 6 },
            { name: 'tablo', test: TABLO, includeDependenciesRecursively: false, priority: 6 },
            { name: 'ilk', tags: ['$initial'], priority: 5.5 },
            { name: 'ui', test: UI, priority: 5 },
            { name: 'harita', test: HARITA, includeDependenciesRecursively: false, priority: 4.5 },
            { name: 'sayfa', test: SAYFA, minShareCount: 2, priority: 4 },
            { name: 'kart', test: KART, minShareCount: 2, includeDependenciesRecursively: false, priority: 3.5 },
            { name: 'izgara', test: IZGARA, priority: 3 },
            { name: 'form', test: FORM, minShareCount: 2, priority: 2 },
            { name: 'gun', test: GUN, priority: 1 },
            { name: roomOf, debugName: 'rooms', minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
