import { cevapEkle, kosulaBagla, tipiDegistir } from '@masabasi/core/masa/anket/duzen';
import {
  type AnketCevabi,
  EN_COK_CEVAP,
  EN_COK_CEVAP_METNI,
  EN_COK_PUAN,
  EN_COK_SORU_METNI,
  olcegi,
  secimli,
  SORU_TIPI_ADLARI,
  SORU_TIPLERI,
  type SoruTipi,
} from '@masabasi/core/masa/anket/rules';
import { kisalt } from '@masabasi/core/platform/text/metin';
import { ActionIcon, Button, Flex, Stack } from '@mantine/core';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconPlus from '~icons/tabler/plus';
import IconX from '~icons/tabler/x';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { SoruKartiProps } from './SoruKarti.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './SoruAlanlari.module.css';

type Props = Pick<SoruKartiProps, 'soru' | 'sorular' | 'yayinli' | 'onChange'>;

const TIPLER = Object.values(SORU_TIPLERI).map((value: SoruTipi) => ({ value, label: SORU_TIPI_ADLARI[value] }));
const sayilar = ([enAz, enCok]: readonly [number, number]) =>
  Array.from({ length: enCok - enAz + 1 }, (_, i) => ({ value: enAz + i, label: String(enAz + i) }));

export function SoruAlanlari(props: Props) {
  const { soru: s, sorular, yayinli, onChange } = props;
  return (
    <Stack gap={16}>
      <TextAreaField
        label="Soru"
        required
        rows={2}
        maxRows={6}
        maxLength={EN_COK_SORU_METNI}
        value={s.Soru}
        onChange={(Soru) => onChange({ ...s, Soru })}
      />
      <FormRow>
        <ChoiceField
          label="Tür"
          options={TIPLER}
          value={s.Tip}
          disabled={yayinli}
          description={yayinli ? 'Yayınlanmış sorunun türü değişmez.' : undefined}
          onChange={(Tip) => onChange(tipiDegistir(s, Tip, sorular))}
        />
        {s.Tip !== SORU_TIPLERI.metin && (
          <DecimalField
            label="Ağırlık"
            value={s.Agirlik}
            description="Puana ne kadar katıldığı; 0: katılmaz."
            onChange={(n) => onChange({ ...s, Agirlik: Math.min(EN_COK_PUAN, n ?? 0) })}
          />
        )}
      </FormRow>
      <CheckField label="Yanıtı zorunlu" value={s.Zorunlu} onChange={(Zorunlu) => onChange({ ...s, Zorunlu })} />
      {secimli(s.Tip) && <Secenekler {...props} />}
      <Kosul {...props} />
    </Stack>
  );
}

function Secenekler({ soru: s, sorular, onChange }: Props) {
  const yaz = (Cevaplar: readonly AnketCevabi[]) => onChange({ ...s, Cevaplar });
  return (
    <FormSection name="Seçenekler">
      <PlainList className={css.secenekler}>
        {s.Cevaplar.map((c, i) => (
          <li key={c.Id} className={css.secenek}>
            <TextField
              label={`${i + 1}. seçenek`}
              required
              maxLength={EN_COK_CEVAP_METNI}
              value={c.Ad}
              onChange={(Ad) => yaz(s.Cevaplar.with(i, { ...c, Ad }))}
            />
            <NumberField
              label="Puan"
              placeholder="Puansız"
              max={EN_COK_PUAN}
              value={c.Puan}
              onChange={(Puan) => yaz(s.Cevaplar.with(i, { ...c, Puan }))}
            />
            <Flex component="span">
              <ActionIcon
                aria-label={`Yukarı taşı: ${i + 1}. seçenek`}
                disabled={i === 0}
                onClick={() => yaz(s.Cevaplar.toSpliced(i, 1).toSpliced(i - 1, 0, c))}
              >
                <IconArrowUp size={17} aria-hidden />
              </ActionIcon>
              <ActionIcon
                color="danger"
                aria-label={`Kaldır: ${i + 1}. seçenek`}
                onClick={() => yaz(s.Cevaplar.filter((o) => o.Id !== c.Id))}
              >
                <IconX size={17} aria-hidden />
              </ActionIcon>
            </Flex>
          </li>
        ))}
      </PlainList>
      {s.Cevaplar.length < EN_COK_CEVAP && (
        <Button
          w="fit-content"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange(cevapEkle(s, sorular))}
        >
          Seçenek Ekle
        </Button>
      )}
    </FormSection>
  );
}

/** The earlier question and the answer that this question depends on. */
function Kosul({ soru: s, sorular, onChange }: Props) {
  const adaylar = sorular.filter((o) => o.Id !== s.Id && o.Tip !== SORU_TIPLERI.metin);
  const once = sorular.find((o) => o.Id === s.KosulSoruId);
  const kayip = s.KosulSoruId !== null && !adaylar.some((o) => o.Id === s.KosulSoruId);
  const olcek = once === undefined ? null : olcegi(once.Tip);
  const evetHayir = once?.Tip === SORU_TIPLERI.evetHayir;
  return (
    <FormRow>
      <ChoiceField
        label="Kime Sorulur"
        value={s.KosulSoruId}
        options={[
          { value: null, label: 'Herkese' },
          ...(kayip ? [{ value: s.KosulSoruId, label: 'Bağlanamayacağı bir soruya bağlı' }] : []),
          ...adaylar.map((o) => ({
            value: o.Id,
            label: `${sorular.indexOf(o) + 1}. ${kisalt(o.Soru.trim() === '' ? 'Yeni soru' : o.Soru, 60)}`,
          })),
        ]}
        onChange={(id) => onChange(kosulaBagla(s, sorular.find((o) => o.Id === id) ?? null))}
      />
      {once !== undefined && secimli(once.Tip) && (
        <ChoiceField
          label="Hangi Seçenekte"
          value={s.KosulCevapId}
          options={[
            ...(once.Cevaplar.some((c) => c.Id === s.KosulCevapId)
              ? []
              : [{ value: s.KosulCevapId, label: 'Seçiniz' }]),
            ...once.Cevaplar.map((c, i) => ({ value: c.Id, label: c.Ad || `${i + 1}. seçenek` })),
          ]}
          onChange={(KosulCevapId) => onChange({ ...s, KosulCevapId })}
        />
      )}
      {evetHayir && (
        <ChoiceField
          label="Hangi Yanıtta"
          value={s.KosulEnAz}
          options={[
            { value: 1, label: 'Evet' },
            { value: 0, label: 'Hayır' },
          ]}
          onChange={(n) => onChange({ ...s, KosulEnAz: n, KosulEnCok: n })}
        />
      )}
      {olcek !== null && !evetHayir && (
        <>
          <ChoiceField
            label="En Az"
            value={s.KosulEnAz}
            options={sayilar(olcek)}
            onChange={(KosulEnAz) => onChange({ ...s, KosulEnAz })}
          />
          <ChoiceField
            label="En Çok"
            value={s.KosulEnCok}
            options={sayilar(olcek)}
            onChange={(KosulEnCok) => onChange({ ...s, KosulEnCok })}
          />
        </>
      )}
    </FormRow>
  );
}
