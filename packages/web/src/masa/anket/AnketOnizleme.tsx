import {
  anketPuani,
  type AnketSorusu,
  csatDegeri,
  EN_COK_YORUM,
  npsDegeri,
  olcegi,
  sonrakiAdim,
  SORU_TIPLERI,
  type SoruYaniti,
  yanitHatalari,
} from '@masabasi/core/masa/anket/rules';
import { Box, Button, Flex, Stack, Text, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { Field, Fields } from '../../ui/Fields.tsx';
import css from './AnketOnizleme.module.css';

export interface AnketOnizlemeProps {
  readonly sorular: readonly AnketSorusu[];
  readonly giris: string;
  readonly tesekkur: string;
}

/** The questions of each page so far. */
type Sayfalar = readonly (readonly number[])[];
const yazili = (n: number): string => String(n).replace('.', ',');

/** The survey as a customer sees it, page by page. Answers are not stored. */
export function AnketOnizleme({ sorular, giris, tesekkur }: AnketOnizlemeProps) {
  const [yanitlar, setYanitlar] = useState<readonly SoruYaniti[]>([]);
  const [sayfalar, setSayfalar] = useState<Sayfalar>([]);
  const [denendi, setDenendi] = useState(false);
  const adim = sonrakiAdim(sorular, yanitlar, new Set(sayfalar.flat()));
  const hatalar = new Map(denendi ? yanitHatalari(sorular, yanitlar, adim).map((h) => [h.SoruId, h.msg]) : []);
  const yaz = (y: SoruYaniti) => setYanitlar([...yanitlar.filter((o) => o.SoruId !== y.SoruId), y]);
  const devam = () => {
    const hatali = yanitHatalari(sorular, yanitlar, adim).length > 0;
    setDenendi(hatali);
    if (!hatali) setSayfalar([...sayfalar, adim.map((s) => s.Id)]);
  };
  const bastan = () => {
    setYanitlar([]);
    setSayfalar([]);
    setDenendi(false);
  };
  if (sorular.length === 0)
    return (
      <Text fz={13} c="dimmed">
        Soru ekledikçe müşterinin göreceği sayfa burada görünür.
      </Text>
    );
  const bitti = adim.length === 0;
  return (
    <Stack gap={16}>
      <Text fz={13} c="dimmed" className="typed unless-empty" role="status">
        {bitti ? tesekkur || 'Teşekkür ederiz.' : sayfalar.length === 0 ? giris : `${sayfalar.length + 1}. sayfa`}
      </Text>
      {bitti ? (
        <Sonuc sorular={sorular} yanitlar={yanitlar} />
      ) : (
        adim.map((s) => (
          <Soru
            key={s.Id}
            soru={s}
            yanit={yanitlar.find((y) => y.SoruId === s.Id)}
            hata={hatalar.get(s.Id)}
            onYaz={yaz}
          />
        ))
      )}
      <Flex gap={8} justify="flex-end">
        {sayfalar.length > 0 && (
          <Button variant="default" onClick={() => setSayfalar(sayfalar.slice(0, -1))}>
            Geri
          </Button>
        )}
        {bitti ? (
          <Button variant="default" onClick={bastan}>
            Baştan Dene
          </Button>
        ) : (
          <Button onClick={devam}>Devam</Button>
        )}
      </Flex>
    </Stack>
  );
}

function Sonuc({
  sorular,
  yanitlar,
}: {
  readonly sorular: readonly AnketSorusu[];
  readonly yanitlar: readonly SoruYaniti[];
}) {
  const deger = (n: number | null, birim: string) => (n === null ? null : `${yazili(n)} ${birim}`);
  return (
    <Fields>
      <Field name="Puan">{deger(anketPuani(sorular, yanitlar), '/ 100')}</Field>
      <Field name="Memnuniyet (1–5)">{deger(csatDegeri(sorular, yanitlar), '/ 5')}</Field>
      <Field name="NPS yanıtı">{deger(npsDegeri(sorular, yanitlar), '/ 10')}</Field>
    </Fields>
  );
}

interface SoruProps {
  readonly soru: AnketSorusu;
  readonly yanit: SoruYaniti | undefined;
  readonly hata: string | undefined;
  readonly onYaz: (yanit: SoruYaniti) => void;
}

/** The options of a question: the numbers of its scale, or its choices. */
function secenekleri(s: AnketSorusu): { readonly deger: number; readonly ad: string }[] {
  const olcek = olcegi(s.Tip);
  if (olcek === null) return s.Cevaplar.map((c) => ({ deger: c.Id, ad: c.Ad }));
  if (s.Tip === SORU_TIPLERI.evetHayir)
    return [
      { deger: 1, ad: 'Evet' },
      { deger: 0, ad: 'Hayır' },
    ];
  return Array.from({ length: olcek[1] - olcek[0] + 1 }, (_, i) => ({ deger: olcek[0] + i, ad: String(olcek[0] + i) }));
}

function Soru({ soru: s, yanit, hata, onYaz }: SoruProps) {
  const ad = useId();
  const bos: SoruYaniti = { SoruId: s.Id, CevapIdler: [], Deger: null, Metin: '' };
  const y = yanit ?? bos;
  const cok = s.Tip === SORU_TIPLERI.cok;
  const olcekli = olcegi(s.Tip) !== null;
  const sec = (deger: number) => {
    if (olcekli) onYaz({ ...bos, Deger: deger });
    else if (!cok) onYaz({ ...bos, CevapIdler: [deger] });
    else if (y.CevapIdler.includes(deger)) onYaz({ ...bos, CevapIdler: y.CevapIdler.filter((id) => id !== deger) });
    else onYaz({ ...bos, CevapIdler: [...y.CevapIdler, deger] });
  };
  const yazi = `${s.Soru.trim() === '' ? 'Yeni soru' : s.Soru}${s.Zorunlu ? ' (zorunlu)' : ''}`;
  if (s.Tip === SORU_TIPLERI.metin)
    return (
      <Textarea
        label={yazi}
        rows={3}
        maxLength={EN_COK_YORUM}
        error={hata}
        value={y.Metin}
        onChange={(e) => onYaz({ ...bos, Metin: e.currentTarget.value })}
      />
    );
  return (
    <Box component="fieldset" miw={0} m={0} p={0} bd={0}>
      <Text component="legend" mb={6} fw={500}>
        {yazi}
      </Text>
      <Flex direction={olcekli ? 'row' : 'column'} wrap={olcekli ? 'wrap' : undefined} gap={olcekli ? 4 : 2}>
        {secenekleri(s).map((c) => (
          <label key={c.deger} className={css.secenek} data-yan={olcekli || undefined}>
            <input
              className="tick"
              type={cok ? 'checkbox' : 'radio'}
              name={ad}
              checked={olcekli ? y.Deger === c.deger : y.CevapIdler.includes(c.deger)}
              onChange={() => sec(c.deger)}
            />
            {c.ad}
          </label>
        ))}
      </Flex>
      {hata && (
        <Text mt={6} fz={13} c="var(--danger)" role="alert">
          {hata}
        </Text>
      )}
    </Box>
  );
}
