/**
 * Cuts the built code into chunks: modules that several screens share lie in a few files, by the time they are needed.
 * A file for each component would cost fifty requests a screen. One file for all would make the first screen wait for
 * code that only a form needs.
 */

/** The first screens, signing in included. */
const UI =
  /@mantine\/core\/(esm\/)?components\/(Flex|Group|Stack|Text)\/|\/ui\/(Chip|Columns|Count|Dialog|EmptyState|ErrorState|Figure|Form|FormError|IconButton|Notice|PageHeader|Panel|PlainList|Popup|Read|RestoredNotice|Skeleton|onDemand|showNearest|useLatest|useListener|plainKey|usePlainKeys|useRowKeys)\.|\/mola\/(DurumEtiketi|MolaSimgesi|Sayac)\.|\/duyuru\/DuyuruMetni\.|~icons\/tabler\/(cake|circle|circle-check-filled|eye|eye-off|history|hourglass|list-check|map-2|package|speakerphone|user-share|users-group)\.|web\/src\/.*\/(adres|pano|yeniIstegi)\.ts$|\/mola\/PanoOzeti\.|\/personel\/KisiYuzu\.|core\/src\/izin\/izin\/gunSayisi\.ts$|web\/src\/calls\/(anasayfa|bildirim|devir|duyuru|izin|kurulum|kvkk|lisans|mola|olanlar|oturum)\.ts$/;
/**
 * Most pages, with the rules of customers and their records. Modules that only the leave forms compute with come along.
 */
const SAYFA =
  /\/ui\/(CardPage|Facts|Fields|LinkButton|OpenButton|OptionList|ShareBar|SideNav|Swatch|Table|Tabs|TimedLine|TwoLines|EdgeFade)\.|(components|styles)\/(Checkbox|NativeSelect|PasswordInput|Tabs|TextInput)\b|@mantine\/hooks\/|~icons\/tabler\/|web\/src\/(?!calls|layout|theme|ui)(\w+\/)*(?!akisDizimi|form\.|isaret|planKaymasi|serverDrafts|teklifKalemi|varlik)\w+\.ts$|core\/src\/platform\/(call|field|identity|list|money|process|screen|search|sheet|statistics|text|time|undo)\/\w+\.ts$|core\/src\/.*\/(cekim|ilceMerkezleri|izin\/rules|izinDefteri|musteriBasliklari|personelAktarim|tur|yasal)\.ts$|core\/src\/\w+\/(birlestirme|demo|devir|egitim|gelir|gorusme|gorusmeler|lisans|musteri|sla|teklif|uzakbaglanti|yetkili)\/(alanlar|rules)\.ts$|web\/src\/calls\/|src\/platform\/hareket\/|\/tanim\/RenkliAd\.|(gorusme|lisans|musteri)\/\w+DurumEtiketi\.|core\/src\/platform\/(dosya|posta)\/rules|\/izin\/(BakiyeDugmesi|IzinKutusu|IzinOzeti)\.|\/HakkindaYaz\./;
/** The map, with its outlines and the seats of districts. */
const HARITA = /\/(ilceMerkezleri|ilceSekilleri|polygons|turkiyeHaritasi)\.ts$|\/ui\/(IlHaritasi|ShadedMap)\./;
/** Cards of customers and their records: records that look the same in their own list, and files. */
const KART =
  /web\/src\/\w+\/\w+\/\w+Tablosu\.|(teklif|ziyaret)\/\w+DurumEtiketi\.|\/teklif\/TeklifOzetleri\.|\/yetkili\/Yetkililer\.|\/musteri\/MusteriOnaylari\.|web\/src\/platform\/dosya\/(Dosya(Alani|Karosu|Satirlari)|GidenDosyalar)\.|\/(BaglantiIslemleri|BaglantiSuresi|GorusmeNumarasi|MusteriBagi|SlaSaati)\.|node_modules\/(@mantine\/dropzone|attr-accept|file-selector|react-dropzone)\//;
/** Pages with a grid. */
const IZGARA =
  /\/ui\/(CheckList|DataGrid|FilterBar|gridFilters|Lanes|Pager|useDataGrid|useListGrid)|@tanstack\/(react-)?(store|table)/;
/** Dialogs. */
const FORM = /\/src\/ui\/(?!Column[CT]|DateField)|web\/src\/platform\/form\/form\.ts$|@mantine\/(core|form)\//;
/** The rules of a room's own screens and the fields of its records. Neither the shell nor most pages need them. */
const RULES =
  /\/core\/src\/\w+\/(?!birlestirme|demo|devir|dosya|egitim|field|gelir|gorusme|izin\/rules|kurulum|lisans|mola|musteri|oturum|pano|posta|sla|teklif|uzakbaglanti|yetki)\w+\/(alanlar|rules)\.ts$/;
/** The reader of lists from files. It builds the columns of customers and of staff. */
const TABLO =
  /\/core\/src\/(platform\/sheet\/(tablo|tabloGunu)|musteri\/aktarim\/musteriBasliklari)\.ts$|\/web\/src\/platform\/(sheet\/(tablo|tabloSecimi|birlesikHucreler)|search\/harfler)\.ts$|\/web\/src\/ui\/Column[CT]/;
const roomOf = (id: string): string | null => /\/core\/src\/\w+\/(\w+)\//.exec(id)?.[1] ?? null;
/**
 * Rarely changes and stays in the browser's cache. The rules of every room begin with those of `hareket`, so `hareket`
 * loads first.
 */
const REACT =
  /rolldown\/runtime|core\/src\/platform\/hareket\/rules\.ts|node_modules\/(react|react-dom|scheduler|react-router)\//;

/** A module goes into the group with the highest priority that fits, the first of equal ones. */
export const CHUNKS = [
  { name: 'react', test: REACT, priority: 7 },
  { name: roomOf, debugName: 'rules', test: RULES, includeDependenciesRecursively: false, priority: 6 },
  { name: 'tablo', test: TABLO, includeDependenciesRecursively: false, priority: 6 },
  { name: 'ilk', tags: ['$initial' as const], priority: 5.5 },
  { name: 'ui', test: UI, priority: 5 },
  { name: 'harita', test: HARITA, includeDependenciesRecursively: false, priority: 4.5 },
  { name: 'sayfa', test: SAYFA, minShareCount: 2, priority: 4 },
  { name: 'kart', test: KART, minShareCount: 2, includeDependenciesRecursively: false, priority: 3.5 },
  { name: 'izgara', test: IZGARA, priority: 3 },
  { name: 'form', test: FORM, minShareCount: 2, priority: 2 },
];
