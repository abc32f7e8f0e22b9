import { Box, Flex, Text } from '@mantine/core';
import {
  type AnketSorusu,
  EN_COK_YORUM,
  OLCEK_UCLARI,
  olcegi,
  SORU_TIPLERI,
  type SoruYaniti,
} from '@masabasi/core/masa/anket/rules';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import css from './AnketSorusuAlani.module.css';

export interface AnketSorusuAlaniProps {
  readonly soru: AnketSorusu;
  readonly yanit: SoruYaniti | undefined;
  readonly onYanit: (yanit: SoruYaniti) => void;
  readonly hata: string | undefined;
}

interface Secenek {
  readonly deger: number;
  readonly ad: string;
}
function secenekleri(s: AnketSorusu): readonly Secenek[] {
  const olcek = olcegi(s.Tip);
  if (olcek === null) return s.Cevaplar.map((c) => ({ deger: c.Id, ad: c.Ad }));
  if (s.Tip === SORU_TIPLERI.evetHayir)
    return [
      { deger: 1, ad: 'Evet' },
      { deger: 0, ad: 'Hayır' },
    ];
  return Array.from({ length: olcek[1] - olcek[0] + 1 }, (_, i) => ({ deger: olcek[0] + i, ad: String(olcek[0] + i) }));
}

/** A survey question, filled in by the person on the telephone. */
export function AnketSorusuAlani({ soru, yanit, onYanit, hata }: AnketSorusuAlaniProps) {
  const bos: SoruYaniti = { SoruId: soru.Id, CevapIdler: [], Deger: null, Metin: '' };
  if (soru.Tip === SORU_TIPLERI.metin)
    return (
      <TextAreaField
        label={soru.Soru}
        required={soru.Zorunlu}
        rows={3}
        maxLength={EN_COK_YORUM}
        value={yanit?.Metin ?? ''}
        onChange={(Metin) => onYanit({ ...bos, Metin })}
        error={hata}
      />
    );
  const olcekli = olcegi(soru.Tip) !== null;
  const uclar = OLCEK_UCLARI[soru.Tip];
  const [enAz, enCok] = olcegi(soru.Tip) ?? [];
  const cok = soru.Tip === SORU_TIPLERI.cok;
  const verilen = new Set(olcekli ? [yanit?.Deger] : yanit?.CevapIdler);
  const sec = (deger: number) => {
    if (olcekli) return onYanit({ ...bos, Deger: deger });
    if (!cok) return onYanit({ ...bos, CevapIdler: [deger] });
    const kalan = (yanit?.CevapIdler ?? []).filter((id) => id !== deger);
    return onYanit({ ...bos, CevapIdler: verilen.has(deger) ? kalan : [...kalan, deger] });
  };
  const hataId = `soru-${soru.Id}-hata`;
  return (
    <Box component="fieldset" miw={0} p={0} m={0} bd={0} aria-describedby={hata === undefined ? undefined : hataId}>
      <Text component="legend" mb={6} fw={600}>
        {soru.Soru}
        {soru.Zorunlu && <span className="danger"> *</span>}
      </Text>
      <Flex
        gap={uclar ? 6 : 8}
        wrap="wrap"
        className={uclar && css.olcek}
        data-uzun={soru.Tip === SORU_TIPLERI.nps || undefined}
      >
        {secenekleri(soru).map(({ deger, ad }) => (
          <label key={deger} className={css.secenek}>
            <input
              type={cok ? 'checkbox' : 'radio'}
              name={`soru-${soru.Id}`}
              className="tick"
              checked={verilen.has(deger)}
              aria-invalid={hata !== undefined || undefined}
              onChange={() => sec(deger)}
            />
            {ad}
          </label>
        ))}
      </Flex>
      {uclar && (
        <Flex
          component="p"
          gap={12}
          justify="space-between"
          maw={soru.Tip === SORU_TIPLERI.nps ? undefined : 400}
          m="4px 0 0"
          fz={13}
          c="dimmed"
        >
          <span>{`${enAz}: ${uclar[0]}`}</span>
          <span>{`${enCok}: ${uclar[1]}`}</span>
        </Flex>
      )}
      {hata !== undefined && (
        <Text mt={6} fz={13} c="var(--danger)" id={hataId}>
          {hata}
        </Text>
      )}
    </Box>
  );
}
