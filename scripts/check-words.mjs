/**
 * One word for one thing on every screen. Words of the specification stay as they are there. check-words.test.mjs
 * plants a violation of each.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './districts.mjs';
import { root } from './prepare.mjs';
import { lineAt, modulesIn, nodes, parse, report } from './tree.mjs';

const isTest = (path) => /\.test\.tsx?$|\/testing[/.]/.test(path);
const isLicence = (path) => /\/(lisans|sistem|yetki|kurulum)[/.]/.test(path);

/** A word, its replacement, the texts in which it stays, and the files the rule belongs to. */
export const WORDS = [
  {
    word: /(?<!\p{L})şifre/iu,
    instead: 'parola',
    but: ['Eski Şifreniz Hatalı', 'Yeni Şifreleriniz Uyuşmuyor', 'Kullanıcı adı veya şifre hatalı'],
  },
  {
    word: /(?<!\p{L})tale[pb]/iu,
    instead: 'istek',
    // The printed form keeps its name. Kinds of customers' requests are a list of the specification.
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
    // Income forecasts the money from renewed licences.
    where: (path) =>
      !isLicence(path) && !path.endsWith('/bekleyenEylemi.ts') && !path.includes('/gelir/') && !isLaw(path),
  },
  {
    word: /(?<!\p{L})projeler(?!i)/iu,
    instead: 'ürünler',
    // Each plan in the room of projects is called so. The guide has a section about projects.
    but: ['## Projeler'],
    where: (path) => !/\/projetakip[/.]/.test(path) && !isLaw(path),
  },
  // People write to each other about projects, too.
  { word: /^Proje$/u, instead: 'Ürün', but: [], where: (path) => !/\/(projetakip|yazisma)[/.]/.test(path) },
  { word: /(?<!\p{L})filtre/iu, instead: 'süzgeç', but: [] },
  {
    word: /(?<!\p{L})sürüm/iu,
    instead: 'versiyon',
    // Masabaşı itself has a "sürüm", and so have the standards and programs of others.
    but: ['Yeni sürüm hazır', 'Yeni Sürüme Geç', 'Yeni bir sürüm çıktığında', 'sayfa yeni sürümle açılır'],
    where: (path) => !isOwnVersion(path) && !path.startsWith('packages/demo/'),
  },
  {
    word: /(?<!\p{L})engelli/iu,
    instead: 'takılan, takıldı: engelli, bir insandır',
    but: [],
    where: (path) => !isLaw(path),
  },
  {
    word: /(?<!\p{L})(başkasına|bayiye) ver(?!\p{L})|(?<!\p{L})(görüşme|eğitim|iş|testi) verildi(?!\p{L})/iu,
    instead: 'ata, atandı: kayıt atanır',
    but: [],
    where: (path) => !path.startsWith('packages/demo/'),
  },
  { word: /(?<!\p{L})(İlk|Son) Giriş(?!\p{L})/u, instead: 'İlk İşe Giriş, Son İşe Giriş', but: [] },
  { word: /kulvarsız/iu, instead: 'Tek liste', but: [] },
  {
    word: /(?<!\p{L})(sen|senin|sana|seni|sende|misin|mısın|musun|müsün)(?!\p{L})/iu,
    instead: 'siz',
    but: [],
    // Colleagues of the demo company write to each other as people do.
    where: (path) => !path.startsWith('packages/demo/'),
  },
  {
    word: /(?<!\p{L})görev(?:e|i|in|ler|lere|leri|lerin)?(?!\p{L})/iu,
    instead: 'iş',
    // A status of the specification, a contact person's job, and the tasks of Microsoft Project.
    but: ['Dış Görev', 'Dış görev', 'dış görev', 'Görevi'],
    where: (path) =>
      !/\/projetakip[/.]|^docs\//.test(path) && !path.startsWith('packages/demo/') && !/\/tohum|Tohumlari/.test(path),
  },
  {
    word: /(?<!\p{L})bölüm(?:üm|ünüz|ünüzden|ü?n? ?sorumlusu)(?!\p{L})/iu,
    instead: 'departman: bölüm, sayfanın ya da kılavuzun bir parçasıdır',
    but: [],
  },
  {
    word: /(?<![\p{L}-])postay?l?a?(?= (?:gönder|git|gid|ile gönder))|(?<![\p{L}-])postayla(?!\p{L})/iu,
    instead: 'e-posta',
    but: [],
  },
  {
    word: /(?<!\p{L})hal(?:i|ini|ine|inde|iyle|leri|lerini)?(?!\p{L})/iu,
    instead: 'hâl',
    but: [],
    where: (path) => !path.startsWith('packages/demo/'),
  },
  { word: /(?<!\p{L})sürdürülsün mü/iu, instead: 'Devam edilsin mi', but: [] },
  { word: /(?<!\p{L})kimseye veril/iu, instead: 'atan: kayıt atanır', but: [] },
  {
    word: /(?<!\p{L})(sürükle|bırak|yapıştır|yap|çiz|yaz|seç|aç|kapat|ekle|dene|kullan|tıkla|sil|değiştir|indir|yükle|kaldır|bekle|oku|gönder)(?:y?[iıuü]n)(?!\p{L})/iu,
    instead: '-iniz: ekran “siz” der, buyruğu da -iniz ile biter',
    but: [],
    where: (path) => /^packages\/(core|web)\//.test(path) && !/\/text\/|\/yazisma\/cekim/.test(path),
  },
  { word: /\p{L}…\s*$/u, instead: 'üç nokta: ...', but: [], where: (path) => !path.startsWith('docs/') },
  {
    word: /^’\p{Ll}/u,
    instead: 'değerin ardından ek yok: okunuşu belli olmayan sözün eki bilinemez',
    but: [],
    where: (path) => !path.startsWith('docs/'),
  },
  {
    word: /(?<!\p{L})e?-?mail/iu,
    instead: 'e-posta',
    // The standard of e-invoices writes its mailbox so.
    but: ['SMS & Mail Olarak Gönder', 'urn:mail:'],
    where: (path) => !isForMachines(path),
  },
];

/** Texts for people: with a blank or a Turkish letter in it. A single word counts only as a name on the screen. */
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
/** The law gives the names of exemptions. */
const isLaw = (path) => path.endsWith('/fatura/istisnalar.ts');
/** Headings in the lists of other programs. */
const isHeadingList = (path) => path.endsWith('core/src/musteri/aktarim/musteriBasliklari.ts');
/** Subjects that mail servers write. */
const isSubjectList = (path) => path.endsWith('core/src/masa/gelenposta/rules.ts');
/** The version of Masabaşı itself, of a standard, or of another program. */
const isOwnVersion = (path) =>
  /\/(layout|sistem|fatura|apiBelgesi)\/|\/platform\/(db|call)\/|\/YeniYetkiler\.tsx$/.test(path);
/** People search for pages by words that no screen has. */
const isSearchedFor = (path) => /web\/src\/yonetim\/arama\/ekran(Sozleri|Sekmeleri)\.ts$/.test(path);
const isForMachines = (path) =>
  /\/(log|config|env)\.ts$|\/room\.ts$/.test(path) || isSubjectList(path) || isHeadingList(path);

/** The texts of a module that a person sees, `[offset, text]`. */
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

/** @param about the text around it: a paragraph has one subject, however its lines are broken */
const violationsIn = (path, text, at, about = text) =>
  WORDS.flatMap(({ word, instead, but, where = () => true }) => {
    const rest = but.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
    const found = where(path) && !but.some((b) => b === 'lisans' && /lisans/iu.test(about)) && word.exec(rest);
    return found ? [`${path}:${at} '${found[0].trim()}': ${instead}`] : [];
  });

/** One line for each violation. */
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
  const files = modulesIn(...[...PACKAGES, 'sandbox'].map((pkg) => `packages/${pkg}/src`)).filter(
    (f) => !isTest(f.path) && !f.path.includes('/migrations/') && !isSearchedFor(f.path),
  );
  const guide = 'docs/kullanim.md';
  report('kelimeler', files.length, [
    ...wordViolations(files),
    ...guideViolations(guide, readFileSync(join(root, guide), 'utf8')),
  ]);
}
