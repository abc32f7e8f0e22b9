import {
  GOREV_SURECI,
  gorevAcik,
  gorevDurumHatalari,
  type GorevDurumu,
  gorevDuzenler,
  TEST_SONUCLARI,
} from '@masabasi/core/is/gorev/rules';
import type { BagliGorev, GorevKarti, GorevTestSatiri } from '@masabasi/core/is/gorev/satirlar';
import { cikislar } from '@masabasi/core/platform/process/surec';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Text } from '@mantine/core';
import IconPlayerPlay from '~icons/tabler/player-play';
import IconPlayerStop from '~icons/tabler/player-stop';
import { useState } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { KodIslemleri } from '../kod/KodIslemleri.tsx';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { GorevYazisi } from './GorevYazisi.tsx';

const GorevAtaDialog = onDemand(() => import('./GorevAtaDialog.tsx'));
const GorevBagDialog = onDemand(() => import('./GorevBagDialog.tsx'));
const GorevDialog = onDemand(() => import('./GorevDialog.tsx'));
const GorevDurumDialog = onDemand(() => import('./GorevDurumDialog.tsx'));
const GorevEngelDialog = onDemand(() => import('./GorevEngelDialog.tsx'));
const GorevSurecDialog = onDemand(() => import('./GorevSurecDialog.tsx'));
const GorevTestDialog = onDemand(() => import('./GorevTestDialog.tsx'));

export interface GorevDetayDialogProps {
  readonly Id: number;
  /** Opens the window of another task. */
  readonly onAc: (Id: number) => void;
  readonly onClose: () => void;
}

const saati = (saat: number): string => `${saat.toFixed(2).replace('.', ',')} sa`;

function Bilgiler({ g, onAc }: { readonly g: GorevKarti; readonly onAc: (Id: number) => void }) {
  return (
    <Fields>
      <Field name="Ürün">{g.Proje}</Field>
      <Field name="Durum">
        <RenkliAd renk={g.DurumRenk} ad={g.Durum} />
      </Field>
      <Field name="Tür">{g.IsTur}</Field>
      <Field name="Aciliyet">
        <RenkliAd renk={g.AciliyetRenk} ad={g.Aciliyet} />
      </Field>
      <Field name="Atanan">{g.Atanan ?? 'Atanmamış'}</Field>
      <Field name="Testçi">{g.Testci}</Field>
      <Field name="Ekip">{g.Ekip}</Field>
      <Field name="Versiyon">{g.Versiyon}</Field>
      <Field name="Termin">{g.Termin && `${tarihYaz(g.Termin)}${g.Gecikti ? ' (gecikti)' : ''}`}</Field>
      <Field name="Süre">
        {[saati(g.Gerceklesen_Sure), g.Tahmini_Sure && `tahmin ${saati(g.Tahmini_Sure)}`].filter(Boolean).join(', ')}
      </Field>
      {g.RedSayisi > 0 && <Field name="Testten Dönüş">{g.RedSayisi}</Field>}
      {g.AnalizNo !== null && <Field name="Analiz">{g.AnalizNo}</Field>}
      {g.UstId !== null && (
        <Field name="Üst İş">
          <Button variant="subtle" size="compact-sm" onClick={() => onAc(g.UstId!)}>
            {g.UstNo}
          </Button>
        </Field>
      )}
      <Field name="Açan">{`${g.Acan}, ${zamanYaz(g.AcilisZamani)}`}</Field>
      {g.Engel !== null && <Field name="Engel">{g.Engel}</Field>}
    </Fields>
  );
}

const bagSutunlari = (onAc: (Id: number) => void): readonly Column<BagliGorev>[] => [
  {
    key: 'Baslik',
    header: 'İş',
    renderCell: (b) => (
      <Button variant="subtle" size="compact-sm" onClick={() => onAc(b.Id)}>
        {b.No} {b.Baslik}
      </Button>
    ),
  },
  { key: 'Atanan', header: 'Atanan', width: '180px', renderCell: (b) => b.Atanan },
  { key: 'Durum', header: 'Durum', width: '150px', renderCell: (b) => <RenkliAd renk={b.DurumRenk} ad={b.Durum} /> },
];

const TEST_SUTUNLARI: readonly Column<GorevTestSatiri>[] = [
  { key: 'Zaman', header: 'Zaman', width: '140px', nowrap: true, renderCell: (t) => zamanYaz(t.Zaman) },
  { key: 'Sonuc', header: 'Sonuç', width: '90px', renderCell: (t) => TEST_SONUCLARI[t.Sonuc] },
  { key: 'TurNo', header: 'Tur', width: '60px', align: 'right', renderCell: (t) => t.TurNo },
  { key: 'Adimlar', header: 'Adımlar', renderCell: (t) => t.Adimlar },
  { key: 'Ortam', header: 'Ortam', width: '140px', renderCell: (t) => t.Ortam },
  { key: 'Testci', header: 'Testçi', width: '150px', renderCell: (t) => t.Testci },
];

function Baglar({ baslik, isler, onAc }: { baslik: string; isler: readonly BagliGorev[]; onAc: (Id: number) => void }) {
  if (isler.length === 0) return null;
  return (
    <Section title={baslik}>
      <Table label={baslik} rows={isler} rowKey={(b) => b.Id} columns={bagSutunlari(onAc)} empty="" />
    </Section>
  );
}

/** A task, its linked records, its history, and the acts on it. */
export default function GorevDetayDialog({ Id, onAc, onClose }: GorevDetayDialogProps) {
  const ben = useKullanici();
  const cagiran = { Id: ben.Id, isYonetir: useYetkiVar(YETKI.isYonet) };
  const detay = useEndpoint(oda.gorevDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<'duzenle' | 'alt' | 'ata' | 'engel' | 'test' | 'bag' | 'surec' | GorevDurumu | null>(
    null,
  );
  const durum = useAction(oda.gorevDurumGuncelle, {
    onSuccess: ({ uyari }) =>
      uyari === null
        ? bildir({ baslik: 'İşin durumu değişti', tur: 'success' })
        : bildir({ baslik: 'İşin durumu değişti', metin: uyari, tur: 'warning' }),
  });
  const engel = useAction(oda.gorevEngel);
  const baslat = useAction(oda.sureBaslat);
  const durdur = useAction(oda.sureDurdur);
  const g = detay.data?.gorev;
  useAcildi('gorev', Id);
  const suruyor = g !== undefined && gorevAcik(g.DurumAnahtar);
  const duzenlenir = suruyor && gorevDuzenler(g, cagiran);
  const uzerimde = suruyor && [g.AtananId, g.TestciId].includes(ben.Id);
  const kapat = () => setAcik(null);
  const gec = (YeniDurum: GorevDurumu) => {
    if (g === undefined) return;
    if (Object.keys(gorevDurumHatalari({ Durum: YeniDurum, Aciklama: '' })).length > 0) setAcik(YeniDurum);
    else durum.mutate({ Id, Surum: g.Surum, YeniDurum });
  };
  const gecisi = g && cikislar(GOREV_SURECI, g.DurumAnahtar).find((c) => c.nereye === acik);
  return (
    <RecordDialog
      of={detay}
      kind="İş"
      title={({ gorev }) => `${gorev.No} ${gorev.Baslik}`}
      onClose={onClose}
      renderActs={({ gorev }) => (
        <>
          <HakkindaYaz Nesne="gorev" Id={gorev.Id} />
          {duzenlenir && (
            <Button variant="default" disabled={durum.isPending} onClick={() => setAcik('duzenle')}>
              Düzenle
            </Button>
          )}
          <GecisDugmeleri
            surec={GOREV_SURECI}
            kayit={gorev}
            cagiran={cagiran}
            tehlikeli="iptal"
            mesgul={durum.isPending}
            onSec={gec}
          />
        </>
      )}
      renderHistory={({ hareketlist }) => <Gecmis rows={hareketlist.map(hareketSatiri)} />}
      renderWindows={({ gorev, beklenenler }) => (
        <>
          {acik === 'duzenle' && <GorevDialog kart={gorev} onClose={kapat} />}
          {acik === 'alt' && <GorevDialog ust={gorev} onClose={kapat} />}
          {acik === 'ata' && <GorevAtaDialog g={gorev} onClose={kapat} />}
          {acik === 'engel' && <GorevEngelDialog g={gorev} onClose={kapat} />}
          {acik === 'bag' && <GorevBagDialog g={gorev} beklenenler={beklenenler} onClose={kapat} />}
          {acik === 'surec' && <GorevSurecDialog durum={gorev.DurumAnahtar} onClose={kapat} />}
          {acik === 'test' && <GorevTestDialog g={gorev} onClose={kapat} />}
          {gecisi && <GorevDurumDialog g={gorev} nereye={gecisi.nereye} ad={gecisi.ad} onClose={kapat} />}
        </>
      )}
    >
      {({ gorev, altIsler, beklenenler, bekleyenler, testler }) => (
        <>
          <Bilgiler g={gorev} onAc={onAc} />
          {suruyor && (
            <Flex gap={8} wrap="wrap">
              <Button variant="default" onClick={() => setAcik('ata')}>
                Ver
              </Button>
              {uzerimde &&
                (gorev.SayacBaslama === null ? (
                  <Button
                    variant="default"
                    leftSection={<IconPlayerPlay size={16} aria-hidden />}
                    loading={baslat.isPending}
                    onClick={() => baslat.mutate({ Id })}
                  >
                    Sayacı Başlat
                  </Button>
                ) : (
                  <Button
                    leftSection={<IconPlayerStop size={16} aria-hidden />}
                    loading={durdur.isPending}
                    onClick={() => durdur.mutate({ Id })}
                  >
                    Sayacı Durdur
                  </Button>
                ))}
              {gorev.DurumAnahtar === 'testte' && gorev.TestciId === ben.Id && (
                <Button onClick={() => setAcik('test')}>Test Kaydı Yaz</Button>
              )}
              {duzenlenir &&
                (gorev.Engel === null ? (
                  <Button variant="default" onClick={() => setAcik('engel')}>
                    Engelli İşaretle
                  </Button>
                ) : (
                  <Button
                    variant="default"
                    loading={engel.isPending}
                    onClick={() => engel.mutate({ Id, Surum: gorev.Surum, Engel: null })}
                  >
                    Engeli Kaldır
                  </Button>
                ))}
              {gorev.UstId === null && (
                <Button variant="default" onClick={() => setAcik('alt')}>
                  Alt İş Aç
                </Button>
              )}
              <Button variant="default" onClick={() => setAcik('bag')}>
                Beklediği İşler
              </Button>
              <Button variant="subtle" onClick={() => setAcik('surec')}>
                İşin Yolu
              </Button>
            </Flex>
          )}
          {gorev.Aciklama !== '' && (
            <Section title="Açıklama">
              <Text className="typed">{gorev.Aciklama}</Text>
            </Section>
          )}
          {gorev.Kriterler.length > 0 && (
            <Section title="Kabul Kriterleri" label="Kabul kriterleri">
              <ul className="bullets">
                {gorev.Kriterler.map((k) => (
                  <li key={k.Id}>
                    {k.Metin}: {k.Sonuc === null ? 'Denenmedi' : TEST_SONUCLARI[k.Sonuc]}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Baglar baslik="Alt İşler" isler={altIsler} onAc={onAc} />
          <Baglar baslik="Beklediği İşler" isler={beklenenler} onAc={onAc} />
          <Baglar baslik="Bunu Bekleyen İşler" isler={bekleyenler} onAc={onAc} />
          {testler.length > 0 && (
            <Section title="Testler">
              <Table label="Testler" rows={testler} rowKey={(t) => t.Id} columns={TEST_SUTUNLARI} empty="" />
            </Section>
          )}
          <DosyaAlani Nesne="gorev" NesneId={Id} />
          <GorevYazisi Id={Id} ProjeId={gorev.ProjeId} />
          <KodIslemleri GorevId={Id} />
        </>
      )}
    </RecordDialog>
  );
}
