/**
 * The closed vocabulary of files: a new kind of file or a new room is a decision, taken here, and not an accident.
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
/** A test of a server's room may tell one story that takes several of its files: a race, a password. */
const story = /^[a-z][a-zA-Z]*\.test\.ts$/;
/** Its test may run in a browser. */
const component = /^[A-Z][a-zA-Z0-9]*((\.browser)?\.test)?\.tsx$/;
const style = /^[A-Z][a-zA-Z0-9]*\.module\.css$/;
const hook = /^use[A-Z][a-zA-Z0-9]*\.ts$/;
const anyOf = (...names) => new RegExp(`^(${names.map((n) => n.replaceAll('.', '\\.')).join('|')})$`);

/** What each package's source folders hold: a folder (a room, or one of the named ones) and its kinds of files. */
const FOLDERS = {
  core: {
    '': [camel],
    // Tables of given cases that the tests of the rules read.
    veri: [/^[a-z][a-z-]*\.json$/],
    // The fields of a room's record; what its entries in the audit are called. What its lists are found and sorted by: apart
    // from the contract, so that the browser reads it with the page and not at first; the calls that tell its choices. What
    // it brings to the tests that walk over all rooms.
    room: [
      anyOf('contract.ts', 'alanlar.ts', 'liste.ts', 'secenekler.ts', 'rules.ts', 'rules.test.ts', 'denetim.ts'),
      anyOf('testing.ts'),
      // What its calls say of a record, apart from the calls where both together are long.
      anyOf('satirlar.ts'),
      // Files have their warnings.
      /^uyarilar(\.test)?\.ts$/,
      // The calls by which a project comes from other programs and goes to them.
      anyOf('aktarimUcu.ts'),
      // Of rights: what each is called, and who may act on whom.
      anyOf('katalog.ts'),
      // Of surveys: what is done with questions while they are written, where they lie on the map, what two versions differ in.
      /^(duzen|harita|fark)(\.test)?\.ts$/,
      // Versions have a forecast, code hosts a push, invoices a square code. Projects have a critical path, flows of steps and their drawings, plans of other programs with their days and links, and the load of people.
      // Incoming mails have a finder of quoted lines.
      /^alinti(\.test)?\.ts$/,
      /^(tahmin|itme|yuk|cpm|cizelge|karekod|akis|akisDuzeni|akisBirlestir|aktarim|aktarimBagi|aktarimGunu|kayma|deger)(\.test)?\.ts$/,
      // Of invoices: the code lists, the document, what a record becomes, what it is held against.
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
      // What people write of one, its proof, its way to the buyer and the codes of it, those that others send.
      /^(formlar|kanit|gonderim|zarf|gelen)(\.test)?\.ts$|^kodlar\.test\.ts$/,
      // Of quotes: what lines come to, how much of what was decided was won, what a dealer has to do with one.
      /^(toplam|oran|bayi)(\.test)?\.ts$/,
      // Of licences: which customers may not go on.
      /^radar(\.test)?\.ts$/,
      // Of meetings: on which days a series falls, and when everybody has time.
      /^(tekrar|uygunluk)(\.test)?\.ts$/,
      // Of invoices: what they come to in the ledger.
      anyOf('defter.ts'),
      // Of banks: whose a movement is, by which names, and which rows of a statement are new.
      /^(eslesme|adlar|tekil)(\.test)?\.ts$/,
      // Of messages: which records the addresses in them lead to.
      /^baglar(\.test)?\.ts$/,
      // Of visits: the order in which the stops of a day are driven to.
      /^rota(\.test)?\.ts$/,
      // Of card payments: what banks sign, in which order, how they write prices, and when their money comes.
      /^(imzalanan|dogalSira|fiyat|valor)(\.test)?\.ts$/,
      // Of business cards: what their lines are taken to say, and where that is.
      /^(okuma|adres)(\.test)?\.ts$/,
    ],
  },
  server: {
    // The last: what a package that says nothing of its types is.
    '': [camel, /^testing\.[a-z]+\.ts$/, /^[a-z]+(-[a-z]+)*\.d\.ts$/],
    http: [camel],
    db: [camel],
    seed: [camel],
    'db/migrations': [/^\d{4}-[a-z0-9-]+\.ts$/],
    'banka/veri': [/^[a-z0-9_.-]+\.(sta|xml|json)$/],
    'projetakip/veri': [/^[a-z0-9-]+\.xml$/],
    'fatura/veri': [/^[a-zA-Z0-9-]+\.(xml|json)$/],
    // One file a bank or payment service.
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
      // What of the room the search over everything finds.
      anyOf('arama.ts'),
      // The kinds of things that the room tells people of, and how many rows each part of its list holds.
      anyOf('bildirim.ts', 'adetler.ts'),
      // Its share of the demo company, the many that the database makes of a few, how its days go on, what comes in.
      anyOf('ornek.ts', 'cokluk.ts', 'gunler.ts', 'gelenler.ts'),
      // What the room is to the rest of the house; what browsers are told of its changes; its rows of the matrices.
      anyOf('room.ts', 'canli.ts', 'testing.ts'),
      // What the room holds about a person, and how its records are destroyed.
      anyOf('veri.ts', 'imha.ts'),
      // Files have kinds, archives, warnings about those of others, pictures that are made ready,
      // a thread that looks into them, a virus scanner that is asked about them, and stores of bytes, in the database or an object store.
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
      // Of calls: who it is that calls, what is asked before one is opened or given away, how a change of one is written
      // down, how two become one, what is said in it and to whom, what binds it to a customer.
      anyOf('ilgi.ts', 'arayan.ts', 'alici.ts', 'uyari.ts', 'degisim.ts', 'birlesme.ts', 'yazi.ts'),
      // The lists and counts of a report, and what a daily job reads.
      anyOf('rapor.ts', 'gunluk.ts'),
      // Of requests from outside: the task before one is taken, what its code tells, the pages, the files.
      anyOf('soru.ts', 'takip.ts', 'sayfalar.ts', 'ekler.ts'),
      // Of quotes: how the customer's page is drawn.
      anyOf('sayfa.ts'),
      // Of customers: what of their timeline somebody reads.
      anyOf('zaman.ts'),
      // What of the room happened in somebody's matters while they were away.
      anyOf('olanlar.ts'),
      // Of banks: what a statement is, and how each format is read.
      /^(ekstre|mt940|camt|hucre|duzen|duzenler|servis|dosya|gunsonu|eslesme|adaylar|avans|kartlar|aktar|inceleme)(\.test)?\.ts$/,
      // Of invoices: how one is written and read, what it is in the house, what a licence becomes.
      anyOf('ubl.ts', 'oku.ts', 'kayitlar.ts', 'kesim.ts', 'lisanstan.ts'),
      // Income has letters about late debts, and each customer's account.
      anyOf('hatirlatma.ts', 'cari.ts'),
      // Its proof and the order of its elements, how it is shown, who carries it and how, one to try against, those that
      // others send, who is registered.
      anyOf('kanit.ts', 'sema.ts', 'yapi.ts', 'gorunen.ts', 'mukellef.ts', 'mukellefListe.ts', 'mukellefUclari.ts'),
      // What its elements keep to whatever they are of, and what invoices of a trade carry; the official rules, read and held to.
      anyOf('bicim.ts', 'sektor.ts', 'sematronOku.ts', 'sematron.ts'),
      /^entegrator(Http|Sec|Gonderim|Uclari)?\.ts$/,
      /^gelen(Dosya|Kayit|Is|Sorgular|Uclari|Ornekleri|Inceleme|Hazirla)\.ts$/,
      // Of meetings: the call as it is written, those that come again, what a state brings with it, what is decided.
      anyOf('form.ts', 'seri.ts', 'surec.ts', 'karar.ts', 'kararlar.ts', 'davetliKodu.ts'),
      // Hourly yearly leave has its own count.
      anyOf('saat.ts'),
      // Of visits: what lies on the way of a day.
      anyOf('rota.ts'),
      // Of licences: what the rooms know of customers who may not go on. Of quotes: what a dealer owes.
      anyOf('radar.ts', 'risk.ts'),
      // Of projects: their plans, the flow of one, who approves it and how far it is, what Microsoft Project reads and writes.
      /^(msproject|mspOku|mspBirim)(\.test)?\.ts$/,
      anyOf('planlar.ts', 'akis.ts', 'onay.ts', 'yuk.ts'),
      // Mails have their mailbox, their character sets, parts, words and winmail.dat, what mail servers and
      // calendars say in them.
      anyOf('kutu.ts'),
      /^(kume|parcalar|sozler|tnef|teslim|takvimYaniti)(\.test)?\.ts$/,
      // Of card payments: what a provider is and who there is, how a bank is asked and what it posts, how both sign, what an
      // attempt goes through and how it begins, its links, what was agreed with who takes cards, where the bank comes in, what
      // waits for an answer, what nobody knows and who has looked.
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
    // The last: the product around a component that is tested in a browser.
    '': [camel, anyOf('main.tsx', 'routes.tsx', 'vite-env.d.ts', 'testingScreen.tsx')],
    // Written by scripts/calls.mjs.
    calls: [camel],
    ui: [component, style, hook],
    layout: [component, style, hook, camel],
    theme: [camel, /^[a-z][a-z0-9-]*\.css$/],
    room: [component, style],
    // Lists as offices keep them, which the tests of their reader open.
    'aktarim/veri': [/^[a-z0-9-]+\.csv$/],
  },
};

/** Names that say nothing about what is inside. */
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
  // At the root of a package a test may walk the whole of it.
  const free = folder === '' || (pkg === 'server' && ROOMS.has(folder));
  const subject = free ? path : path.replace(/(\.browser)?\.test(\.tsx?)$/, '$2');
  return all.has(subject) ? null : 'a test without its subject';
}

/** One line a violation. */
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
