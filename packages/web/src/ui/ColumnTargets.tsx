import { Text } from '@mantine/core';
import {
  EN_GEC_BASLIK,
  hucreYazisi,
  NOTA,
  type SutunHedefi,
  sutunAdi,
  sutunSayisi,
  type TabloBicimi,
} from '@masabasi/core/platform/sheet/tablo';
import { GUN_SIRALARI, type GunSirasi } from '@masabasi/core/platform/sheet/tabloGunu';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import type { Harfler } from '../platform/search/harfler.ts';
import {
  basligaGec,
  dosyaSecimi,
  HARF_SECENEKLERI,
  type KayitliDuzen,
  satirlari,
  sayfayaGec,
  type TabloSecimi,
} from '../platform/sheet/tabloSecimi.ts';
import { type Choice, ChoiceField } from './ChoiceField.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { Notice } from './Notice.tsx';

export interface ColumnTargetsProps<A extends string> {
  readonly format: TabloBicimi<A>;
  readonly choice: TabloSecimi<A>;
  readonly onChange: (choice: TabloSecimi<A>) => void;
  /** Layouts of earlier files. */
  readonly known: readonly KayitliDuzen[];
  readonly error: string | null;
}

const SIRA_ADLARI: Readonly<Record<GunSirasi, string>> = {
  gun: 'Gün, ay, yıl (31.12.2026)',
  ay: 'Ay, gün, yıl (12/31/2026)',
  yil: 'Yıl, ay, gün (261231)',
};
/** Example values that show the content of a column. */
const ORNEK = 3;

/** Target field of each column of a list from a file. */
export function ColumnTargets<A extends string>({ format, choice, onChange, known, error }: ColumnTargetsProps<A>) {
  const satirlar = satirlari(choice);
  const { baslik, hedefler, gunSirasi = 'gun' } = choice.duzen;
  const sutunlar = Array.from({ length: sutunSayisi(satirlar) }, (_, i) => ({
    i,
    ad: sutunAdi(satirlar, baslik, i),
    ornek: satirlar
      .slice(baslik + 1)
      .flatMap((s) => hucreYazisi(s[i] ?? '').slice(0, 40) || [])
      .slice(0, ORNEK),
  })).filter(({ i, ornek }) => ornek.length > 0 || (satirlar[baslik]?.[i] ?? '') !== '');
  const alanlar: readonly Choice<SutunHedefi<A>>[] = [
    { value: null, label: 'Aktarılmasın' },
    ...(format.notAlani === undefined ? [] : [{ value: NOTA, label: 'Notlara eklensin' } as const]),
    ...format.sutunlar.map((s) => ({ value: s.alan, label: s.baslik })),
  ];
  const hedefle = (i: number, hedef: SutunHedefi<A>) =>
    onChange({ ...choice, duzen: { ...choice.duzen, hedefler: sutunHedefleri(i, hedef) } });
  const sutunHedefleri = (i: number, hedef: SutunHedefi<A>) =>
    Array.from({ length: Math.max(hedefler.length, i + 1) }, (_, j) => (j === i ? hedef : (hedefler[j] ?? null)));
  const tarihli = hedefler.some((h) => format.tarihler?.some((t) => t === h));
  const { sayfalar, harfler } = choice.okunan;
  return (
    <div>
      <Text mb={12}>
        <b>{choice.dosya.name}</b>: her sütunun ne olduğunu seçiniz. Seçtikleriniz aynı başlıkları olan sonraki
        dosyalarda hatırlanır.
      </Text>
      {choice.sorular.length > 0 && (
        <Notice tone="warn" icon={<IconAlertTriangle />}>
          {choice.sorular.map((s) => (
            <div key={s}>{s}</div>
          ))}
        </Notice>
      )}
      <ColumnChooser
        rows={satirlar.slice(0, EN_GEC_BASLIK)}
        heading={baslik}
        noHeading
        onHeading={(n) => onChange(basligaGec(format, choice, n))}
        error={error}
        settings={
          <>
            {sayfalar.length > 1 && (
              <ChoiceField
                label="Sayfa"
                value={choice.sayfa}
                onChange={(n) => onChange(sayfayaGec(format, choice, n, known))}
                options={sayfalar.map((s, value) => ({ value, label: s.ad }))}
              />
            )}
            {harfler !== null && (
              <ChoiceField<Harfler>
                label="Dosyanın harfleri"
                value={harfler.harfler}
                onChange={(h) => void dosyaSecimi(format, choice.dosya, known, h).then(onChange)}
                options={HARF_SECENEKLERI}
              />
            )}
            {tarihli && (
              <ChoiceField<GunSirasi>
                label="Tarihlerin yazılışı"
                value={gunSirasi}
                onChange={(sira) => onChange({ ...choice, duzen: { ...choice.duzen, gunSirasi: sira } })}
                options={GUN_SIRALARI.map((value) => ({ value, label: SIRA_ADLARI[value] }))}
              />
            )}
          </>
        }
      >
        {sutunlar.map(({ i, ad, ornek }) => (
          <ChoiceField<SutunHedefi<A>>
            key={i}
            label={ad}
            description={ornek.length === 0 ? 'Boş sütun' : ornek.join(' · ')}
            value={hedefler[i] ?? null}
            onChange={(h) => hedefle(i, h)}
            options={alanlar}
          />
        ))}
      </ColumnChooser>
    </div>
  );
}
