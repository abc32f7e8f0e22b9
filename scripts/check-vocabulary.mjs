/**
 * The closed vocabulary of files: a new kind of file or a new room is a decision, made here, and not an accident.
 * check-vocabulary.test.mjs plants violations.
 */
import { filesIn, report } from './tree.mjs';

/** A room is a Turkish noun, the same in all packages. */
export const ROOMS = new Set(
  `aday aktarim analiz anasayfa anket apiBelgesi arama banka bayi bayifatura bekleyen bildirim birlestirme defter demo denetim departman devir dosya duyuru duzeltme egitim fatura
   gelenposta gelir gorev gorusme gorusmeler gozetim hakedis hareket hatirlatma ikiAdim istatistik izin kartvizit kod kurulum kvkk lisans memnuniyet menu mesai mola musteri odeme
   olanlar oturum pano personel posta proje projetakip rapor rol sablon sayac santral sistem sla suzgec takip talep tanim taslak tatil teklif
   toplanti tutanak uzakbaglanti varlik versiyon webistek yardim yazisma yetki yetkili yol yonlendirme ziyaret`.split(
    /\s+/,
  ),
);

const camel = /^[a-z][a-zA-Z0-9]*(\.test)?\.ts$/;
/** A test of a server's room may tell one story that needs several of its files: a race, a password. */
const story = /^[a-z][a-zA-Z]*\.test\.ts$/;
/** Its test may run in a browser. */
const component = /^[A-Z][a-zA-Z0-9]*((\.browser)?\.test)?\.tsx$/;
const style = /^[A-Z][a-zA-Z0-9]*\.module\.css$/;
const hook = /^use[A-Z][a-zA-Z0-9]*\.ts$/;
const anyOf = (...names) => new RegExp(`^(${names.map((n) => n.replaceAll('.', '\\.')).join('|')})$`);

/** Contents of each package's source folders: a folder (a room, or one of the named ones) and its kinds of files. */
const FOLDERS = {
  core: {
    '': [camel],
    // Tables of given cases that the tests of the rules read.
    veri: [/^[a-z][a-z-]*\.json$/],
    // The fields of a room's record and its audit words. The filters and sort orders of its lists are apart from the
    // contract, so that the browser reads them with the page and not at first. So are the calls that give its choices.
    // Test data for the tests that walk over all rooms.
    room: [
      anyOf('contract.ts', 'alanlar.ts', 'liste.ts', 'secenekler.ts', 'rules.ts', 'rules.test.ts', 'denetim.ts'),
      anyOf('testing.ts'),
      // Rows of its calls, apart from the calls when both together are long.
      anyOf('satirlar.ts'),
      // Files have warnings.
      /^uyarilar(\.test)?\.ts$/,
      // The calls that import a project from other programs and export it.
      anyOf('aktarimUcu.ts'),
      // Rights: the name of each, and who may act on whom.
      anyOf('katalog.ts'),
      // Surveys: edits of questions, their place on the map, and the differences between two versions.
      /^(duzen|harita|fark)(\.test)?\.ts$/,
      // Versions have a forecast, code hosts a push, invoices a square code. Projects have a critical path, flows of
      // steps and their drawings, plans of other programs with their days and links, and the load of people.
      // Incoming mails have a finder of quoted lines.
      /^alinti(\.test)?\.ts$/,
      /^(tahmin|itme|yuk|cpm|cizelge|karekod|akis|akisDuzeni|akisBirlestir|aktarim|aktarimBagi|aktarimGunu|kayma|deger)(\.test)?\.ts$/,
      // Invoices: the code lists, the document, the record, and the official checks.
      anyOf(
        'kodlar.ts',
        'istisnalar.ts',
        'tevkifatlar.ts',
        'belge.ts',
        'olustur.ts',
        'kontrol.ts',
        'vergiler.ts',
        'tutarlar.ts',
        // Its longer lists, its numbers, and one theme of the rules each.
        'birimKodlari.ts',
        'listeler.ts',
        'sayi.ts',
        'senaryolar.ts',
        'kdv.ts',
        'tevkifatTutarlari.ts',
      ),
      // Invoices: the forms, the proof, the way to the buyer and its codes, and invoices that others send.
      /^(formlar|kanit|gonderim|zarf|gelen)(\.test)?\.ts$|^kodlar\.test\.ts$/,
      // Quotes: the sum of lines, the win rate, and the dealer's part.
      /^(toplam|oran|bayi)(\.test)?\.ts$/,
      // Licences: customers who may not go on.
      /^radar(\.test)?\.ts$/,
      // Meetings: the days of a series, and times when everybody is free.
      /^(tekrar|uygunluk)(\.test)?\.ts$/,
      // Invoices: their entries in the ledger.
      anyOf('defter.ts'),
      // Banks: the payer of a line, the names of payers, and the new lines of a statement.
      /^(eslesme|adlar|tekil)(\.test)?\.ts$/,
      // Messages: the records that the addresses in them lead to.
      /^baglar(\.test)?\.ts$/,
      // Visits: the driving order of a day's stops.
      /^rota(\.test)?\.ts$/,
      // Card payments: the fields that banks sign and their order, the format of prices, and the day the money arrives.
      /^(imzalanan|dogalSira|fiyat|valor)(\.test)?\.ts$/,
      // Business cards: the reading of their lines and their addresses.
      /^(okuma|adres)(\.test)?\.ts$/,
    ],
  },
  server: {
    // The last pattern: type declarations for a package that has none.
    '': [camel, /^testing\.[a-z]+\.ts$/, /^[a-z]+(-[a-z]+)*\.d\.ts$/],
    http: [camel],
    db: [camel],
    seed: [camel],
    'db/migrations': [/^\d{4}-[a-z0-9-]+\.ts$/],
    'banka/veri': [/^[a-z0-9_.-]+\.(sta|xml|json)$/],
    'projetakip/veri': [/^[a-z0-9-]+\.xml$/],
    'fatura/veri': [/^[a-zA-Z0-9-]+\.(xml|json)$/],
    // One file for each bank or payment service.
    'odeme/saglayicilar': [camel],
    'odeme/veri': [/^[a-z0-9-]+\.json$/],
    'db/veri': [/^[a-z][a-z0-9-]*\.(json|ts|txt)$/],
    room: [
      anyOf(
        'queries.ts',
        'tablolar.ts',
        'handlers.ts',
        'job.ts',
        'kayit.ts',
        'toplu.ts',
        'pdf.ts',
        'excel.ts',
        'takvim.ts',
      ),
      // The room's part of the global search.
      anyOf('arama.ts'),
      // The room's kinds of notifications, and the number of rows in each tab of its list.
      anyOf('bildirim.ts', 'adetler.ts'),
      // The room's part of the demo company, rows that the database multiplies, the passing of days, and incoming data.
      anyOf('ornek.ts', 'cokluk.ts', 'gunler.ts', 'gelenler.ts'),
      // The room's interface to the other rooms, its change events for browsers, and its rows of the matrices.
      anyOf('room.ts', 'canli.ts', 'testing.ts'),
      // The room's data about a person, and the destruction of its records.
      anyOf('veri.ts', 'imha.ts'),
      // Files have kinds, archives, warnings about files of others, prepared pictures, a thread that inspects them, a
      // virus scanner, and stores of bytes, in the database or an object store.
      anyOf(
        'tur.ts',
        'arsiv.ts',
        'gelenTur.ts',
        'gelenAd.ts',
        'resim.ts',
        'inceleme.ts',
        'tarama.ts',
        'hazirla.ts',
        'depo.ts',
        'nesneDeposu.ts',
      ),
      // Tickets: the calling customer, checks before one is opened or given away, the history of a change, merging,
      // texts and their recipients, and links to a customer.
      anyOf('ilgi.ts', 'arayan.ts', 'alici.ts', 'uyari.ts', 'degisim.ts', 'birlesme.ts', 'yazi.ts'),
      // The lists and counts of a report, and the reads of a daily job.
      anyOf('rapor.ts', 'gunluk.ts'),
      // Requests from outside: the task before one is accepted, the status behind its code, the pages, the files.
      anyOf('soru.ts', 'takip.ts', 'sayfalar.ts', 'ekler.ts'),
      // Quotes: the drawing of the customer's page.
      anyOf('sayfa.ts'),
      // Customers: the timeline as one person may read it.
      anyOf('zaman.ts'),
      // Missed events of the room.
      anyOf('olanlar.ts'),
      // Banks: the statement, and the readers of each format.
      /^(ekstre|mt940|camt|hucre|duzen|duzenler|servis|dosya|gunsonu|eslesme|adaylar|avans|kartlar|aktar|inceleme)(\.test)?\.ts$/,
      // Invoices: writing and reading one, its records, its cutting, and its making from a licence.
      anyOf('ubl.ts', 'oku.ts', 'kayitlar.ts', 'kesim.ts', 'lisanstan.ts'),
      // Income has letters about late debts, and each customer's account.
      anyOf('hatirlatma.ts', 'cari.ts'),
      // Invoices: the proof and the order of elements, the view, the carriers, a sandbox, invoices that others send,
      // and registered taxpayers.
      anyOf('kanit.ts', 'sema.ts', 'yapi.ts', 'gorunen.ts', 'mukellef.ts', 'mukellefListe.ts', 'mukellefUclari.ts'),
      // The form of the elements, the extra elements of a trade, and the official rules with their reader.
      anyOf('bicim.ts', 'sektor.ts', 'sematronOku.ts', 'sematron.ts'),
      /^entegrator(Http|Sec|Gonderim|Uclari)?\.ts$/,
      /^gelen(Dosya|Kayit|Is|Sorgular|Uclari|Ornekleri|Inceleme|Hazirla)\.ts$/,
      // Meetings: the invitation form, series, the state machine, and decisions.
      anyOf('form.ts', 'seri.ts', 'surec.ts', 'karar.ts', 'kararlar.ts', 'davetliKodu.ts'),
      // Hourly yearly leave has its own count.
      anyOf('saat.ts'),
      // Visits: stops on the way of a day.
      anyOf('rota.ts'),
      // Licences: facts of other rooms about customers who may not go on. Quotes: debts of a dealer.
      anyOf('radar.ts', 'risk.ts'),
      // Projects: their plans, the flow of a plan, its approval and progress, and the files of Microsoft Project.
      /^(msproject|mspOku|mspBirim)(\.test)?\.ts$/,
      anyOf('planlar.ts', 'akis.ts', 'onay.ts', 'yuk.ts'),
      // Mails have their mailbox, their character sets, parts, words and winmail.dat, and messages of mail servers and
      // calendars.
      anyOf('kutu.ts'),
      /^(kume|parcalar|sozler|tnef|teslim|takvimYaniti)(\.test)?\.ts$/,
      // Card payments: the providers, requests to a bank and its posts, signatures, the states of an attempt and its
      // beginning, links, contracts with card processors, the entry point of the bank, waiting answers, unclear
      // payments and their reviewers.
      anyOf(
        'deneme.ts',
        'baglantilar.ts',
        'sozlesmeler.ts',
        'saglayici.ts',
        'saglayicilar.ts',
        'tasima.ts',
        'imza.ts',
        'akis.ts',
        'bakildi.ts',
        'bilinmeyen.ts',
        'kapi.ts',
        'iade.ts',
        'denemeBankasi.ts',
        'sinama.ts',
      ),
      story,
    ],
  },
  web: {
    // The last pattern: the product around a component that is tested in a browser.
    '': [camel, anyOf('main.tsx', 'routes.tsx', 'vite-env.d.ts', 'testingScreen.tsx')],
    // Written by scripts/calls.mjs.
    calls: [camel],
    ui: [component, style, hook],
    layout: [component, style, hook, camel],
    theme: [camel, /^[a-z][a-z0-9-]*\.css$/],
    room: [component, style],
    // Lists from offices, which the tests of their reader open.
    'aktarim/veri': [/^[a-z0-9-]+\.csv$/],
  },
};

/** Names that say nothing about the contents. */
const EMPTY_WORDS =
  /^(utils?|helpers?|common|shared|misc|lib|services?|repositor(y|ies)|dtos?|mappers?|managers?|models?|types|constants|index|i18n)$/i;
const words = (part) => part.split('.')[0].split(/[-_]|(?<=[a-z])(?=[A-Z])/);

function violation(path, all) {
  const [, pkg, inside] = /^packages\/(\w+)\/src\/(.+)$/.exec(path) ?? [];
  if (inside === undefined) return null;
  const parts = inside.split('/');
  const empty = parts.flatMap(words).find((word) => EMPTY_WORDS.test(word));
  if (empty) return `'${empty}' says nothing about what is inside: name the thing`;
  const folder = parts.slice(0, -1).join('/');
  const file = parts.at(-1);
  const folders = FOLDERS[pkg];
  if (!folders) return `no package of this name is planned`;
  const kinds = folders[folder] ?? (ROOMS.has(folder) ? folders.room : undefined);
  if (!kinds) return `'${folder}' is no room and no other known folder`;
  if (!kinds.some((kind) => kind.test(file))) return `not a kind of file that '${folder || 'src'}' holds`;
  if (style.test(file) && !all.has(path.replace('.module.css', '.tsx')) && folder !== 'ui')
    return 'a stylesheet without its component';
  // At the root of a package a test may read the whole package.
  const free = folder === '' || (pkg === 'server' && ROOMS.has(folder));
  const subject = free ? path : path.replace(/(\.browser)?\.test(\.tsx?)$/, '$2');
  return all.has(subject) ? null : 'a test without its subject';
}

/** One line for each violation. */
export function vocabularyViolations(paths) {
  const all = new Set(paths);
  return paths.flatMap((path) => {
    const why = violation(path, all);
    return why ? [`${path}: ${why}`] : [];
  });
}

if (import.meta.main) {
  const paths = filesIn('packages');
  report('sözcükler', paths.length, vocabularyViolations(paths));
}
