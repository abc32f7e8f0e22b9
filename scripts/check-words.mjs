/**
 * One word for one thing on every screen. What the specification writes stays as it is written there.
 * check-words.test.mjs plants a violation of each.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { lineAt, modulesIn, nodes, parse, report } from './tree.mjs';

const isTest = (path) => /\.test\.tsx?$|\/testing[^/]*\.tsx?$/.test(path);
const isLicence = (path) => /\/(lisans|sistem|yetki|kurulum)\/|seed\//.test(path);

/** A word, what is said instead, the texts in which it stays, the files it belongs to. */
export const WORDS = [
  {
    word: /(?<!\p{L})şifre/iu,
    instead: 'parola',
    but: ['Eski Şifreniz Hatalı', 'Yeni Şifreleriniz Uyuşmuyor', 'Kullanıcı adı veya şifre hatalı'],
  },
  {
    word: /(?<!\p{L})tale[pb]/iu,
    instead: 'istek',
    // The printed form has its name; kinds of customers' requests are a list of the specification.
    but: [
      'İzin Talep Formu',
      'İZİN TALEP FORMU',
      'izin_talep',
      'Talep Eden',
      'Talep Türleri',
      'Görüşme ve Talep',
      'Talep seçim listeleri',
    ],
  },
  {
    word: /(?<!\p{L})(yenile(?!r)|yenilen)/iu,
    instead: 'güncelle ya da yeniden yükle: yenilenen, lisanstır',
    but: ['Lütfen Sayfı yenileyerek tekrar deneyiniz', 'lisans'],
    // Income foretells what licences bring that are renewed.
    where: (path) =>
      !isLicence(path) && !path.endsWith('/BitenLisanslar.tsx') && !path.includes('/gelir/') && !isLaw(path),
  },
  {
    word: /(?<!\p{L})projeler(?!i)/iu,
    instead: 'ürünler',
    // What is planned in the room of projects is one; the guide has a section of it.
    but: ['## Projeler'],
    where: (path) => !path.includes('/projetakip/') && !isLaw(path),
  },
  { word: /(?<!\p{L})filtre/iu, instead: 'süzgeç', but: [] },
  {
    word: /(?<!\p{L})e?-?mail/iu,
    instead: 'e-posta',
    // The mailbox of e-invoices is written so by its standard.
    but: ['SMS & Mail Olarak Gönder', 'urn:mail:'],
    where: (path) => !isForMachines(path),
  },
];

/** What is read or heard: a text with a blank or a Turkish letter in it; a single word only where it is a name on the screen. */
const SHOWN = new Set([
  'label',
  'title',
  'header',
  'placeholder',
  'aria-label',
  'description',
  'ad',
  'baslik',
  'text',
  'name',
]);
const isName = (text) => /^[\w./:?=&-]*$/.test(text);
/** Of the figures that machines read, and of the server's own settings. */
/** The names of exemptions are the law's. */
const isLaw = (path) => path.endsWith('/fatura/istisnalar.ts');
/** Headings that the lists of other programs have. */
const isHeadingList = (path) => path.endsWith('core/src/musteriBasliklari.ts');
/** Subjects that mail servers write. */
const isSubjectList = (path) => path.endsWith('core/src/gelenposta/rules.ts');
/** People look for pages by words that no screen has. */
const isSearchedFor = (path) => path.endsWith('web/src/ekranSozleri.ts');
const isForMachines = (path) =>
  /\/(log|config|env)\.ts$|\/room\.ts$/.test(path) || isSubjectList(path) || isHeadingList(path);

/** The texts of a module that somebody sees, `[offset, text]`. */
function* texts(program) {
  const shown = new Set();
  const skipped = new Set();
  for (const n of nodes(program)) {
    if (n.type === 'ImportDeclaration' || n.type === 'ExportNamedDeclaration') skipped.add(n.source);
    if (n.type === 'TaggedTemplateExpression') for (const inner of nodes(n.quasi)) skipped.add(inner);
    if (n.type === 'JSXAttribute' && SHOWN.has(n.name.name)) shown.add(n.value);
    if (n.type === 'Property' && SHOWN.has(n.key.name ?? n.key.value)) shown.add(n.value);
  }
  for (const n of nodes(program)) {
    if (skipped.has(n)) continue;
    if (n.type === 'JSXText') yield [n.start, n.value];
    const text = n.type === 'Literal' ? n.value : n.type === 'TemplateElement' ? n.value.cooked : null;
    if (typeof text === 'string' && (shown.has(n) ? !/^\p{Ll}/u.test(text) || /\s/.test(text) : !isName(text)))
      yield [n.start, text];
  }
}

/** @param about what the text stands in: a paragraph speaks of one thing, however its lines are broken */
const violationsIn = (path, text, at, about = text) =>
  WORDS.flatMap(({ word, instead, but, where = () => true }) => {
    const rest = but.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
    const found = where(path) && !but.some((b) => b === 'lisans' && /lisans/iu.test(about)) && word.exec(rest);
    return found ? [`${path}:${at} '${found[0].trim()}': ${instead}`] : [];
  });

/** One line a violation. */
export const wordViolations = (files) =>
  files.flatMap((file) =>
    [...texts(parse(file).program)].flatMap(([offset, text]) =>
      violationsIn(file.path, text, lineAt(file.text, offset)),
    ),
  );

/** The users' guide, line by line. */
export function guideViolations(path, text) {
  let at = 0;
  return text.split('\n\n').flatMap((paragraph) => {
    const lines = paragraph.split('\n');
    const first = at + 1;
    at += lines.length + 1;
    return lines.flatMap((line, i) => violationsIn(path, line, first + i, paragraph));
  });
}

if (import.meta.main) {
  const files = modulesIn('packages/core/src', 'packages/server/src', 'packages/web/src').filter(
    (f) => !isTest(f.path) && !f.path.includes('/migrations/') && !isSearchedFor(f.path),
  );
  const guide = 'docs/kullanim.md';
  report('kelimeler', files.length, [
    ...wordViolations(files),
    ...guideViolations(guide, readFileSync(join(root, guide), 'utf8')),
  ]);
}
