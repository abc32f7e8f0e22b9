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
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Text } from '@mantine/core';
import IconHandStop from '~icons/tabler/hand-stop';
import IconPlayerPlay from '~icons/tabler/player-play';
import IconPlayerStop from '~icons/tabler/player-stop';
import { useState } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { KodIslemleri } from '../kod/KodIslemleri.tsx';
import { useBen, useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Notice } from '../../ui/Notice.tsx';
import {
  type RecordAct,
  type RecordFact,
  type RecordFigure,
  type RecordPeek,
  RecordView,
} from '../../ui/RecordView.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { GorevYazisi } from './GorevYazisi.tsx';
import { IsBagi } from './IsBagi.tsx';

const GorevAtaDialog = onDemand(() => import('./GorevAtaDialog.tsx'));
const GorevBagDialog = onDemand(() => import('./GorevBagDialog.tsx'));
const GorevDialog = onDemand(() => import('./GorevDialog.tsx'));
const GorevDurumDialog = onDemand(() => import('./GorevDurumDialog.tsx'));
const GorevEngelDialog = onDemand(() => import('./GorevEngelDialog.tsx'));
const GorevSurecDialog = onDemand(() => import('./GorevSurecDialog.tsx'));
const GorevTestDialog = onDemand(() => import('./GorevTestDialog.tsx'));

type Pencere = 'duzenle' | 'alt' | 'ata' | 'engel' | 'test' | 'bag' | 'surec';

export interface GorevKaydiProps {
  readonly Id: number;
  /** Opens another task in the same place. */
  readonly onAc: (Id: number) => void;
  /** Absent: the task is the page. */
  readonly peek?: RecordPeek;
}

const saati = (saat: number): string => `${saat.toFixed(2).replace('.', ',')} sa`;

const bilgileri = (g: GorevKarti, onAc: (Id: number) => void): readonly RecordFact[] => [
  ['Ürün', g.Proje],
  ['Tür', g.IsTur],
  ['Aciliyet', <RenkliAd key="aciliyet" renk={g.AciliyetRenk} ad={g.Aciliyet} />],
  ['Testçi', g.Testci],
  ['Ekip', g.Ekip],
  ['Versiyon', g.Versiyon],
  ['Testten Dönüş', g.RedSayisi > 0 && g.RedSayisi],
  ['Analiz', g.AnalizNo],
  [
    'Üst İş',
    g.UstId !== null && g.UstNo !== null && <IsBagi key="ust" is={{ Id: g.UstId, No: g.UstNo }} onAc={onAc} />,
  ],
  ['Açan', `${g.Acan}, ${zamanYaz(g.AcilisZamani)}`],
];

const bagSutunlari = (onAc: (Id: number) => void): readonly Column<BagliGorev>[] => [
  { key: 'Baslik', header: 'İş', renderCell: (b) => <IsBagi is={b} onAc={onAc} /> },
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

/** The clock of a task, for the people who work on it. */
function Sayac({ g }: { readonly g: GorevKarti }) {
  const baslat = useAction(oda.sureBaslat);
  const durdur = useAction(oda.sureDurdur);
  const { Id } = g;
  return g.SayacBaslama === null ? (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPlayerPlay size={14} aria-hidden />}
      loading={baslat.isPending}
      onClick={() => baslat.mutate({ Id })}
    >
      Sayacı Başlat
    </Button>
  ) : (
    <Button
      variant="light"
      size="compact-sm"
      leftSection={<IconPlayerStop size={14} aria-hidden />}
      loading={durdur.isPending}
      onClick={() => durdur.mutate({ Id })}
    >
      Sayacı Durdur
    </Button>
  );
}

/** The due date, the assigned person, and the hours with the clock. */
const rakamlari = (g: GorevKarti, uzerimde: boolean): readonly RecordFigure[] => [
  {
    label: 'Termin',
    value:
      g.Termin === null ? (
        'Yok'
      ) : (
        <span className={g.Gecikti ? 'danger' : undefined}>
          {tarihYaz(g.Termin)}
          {g.Gecikti && ' (gecikti)'}
        </span>
      ),
  },
  {
    label: 'Atanan',
    value:
      g.AtananId === null || g.Atanan === null ? (
        'Atanmamış'
      ) : (
        <>
          <KisiYuzu id={g.AtananId} ad={g.Atanan} size={24} />
          {g.Atanan}
        </>
      ),
  },
  {
    label: 'Süre',
    value: [saati(g.Gerceklesen_Sure), g.Tahmini_Sure && `tahmin ${saati(g.Tahmini_Sure)}`].filter(Boolean).join(' / '),
    act: uzerimde && <Sayac g={g} />,
  },
];

/** A task with its linked records, its history, and the acts on it: over its list or on its own page. */
export default function GorevKaydi({ Id, onAc, peek }: GorevKaydiProps) {
  const ben = useKullanici();
  const cagiran = { Id: ben.Id, isYonetir: useYetkiVar(YETKI.isYonet) };
  const detay = useEndpoint(oda.gorevDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<Pencere | GorevDurumu | null>(null);
  const durum = useAction(oda.gorevDurumGuncelle, {
    onSuccess: ({ uyari }) =>
      uyari === null
        ? bildir({ baslik: 'İşin durumu değişti', tur: 'success' })
        : bildir({ baslik: 'İşin durumu değişti', metin: uyari, tur: 'warning' }),
  });
  const engel = useAction(oda.gorevEngel);
  const { acar } = useBen();
  const yaz = useHakkindaYaz('gorev', Id);
  const g = detay.data?.gorev;
  useAcildi('gorev', Id);
  const kapat = () => setAcik(null);
  const gec = (YeniDurum: GorevDurumu) => {
    if (g === undefined) return;
    if (Object.keys(gorevDurumHatalari({ Durum: YeniDurum, Aciklama: '' })).length > 0) setAcik(YeniDurum);
    else durum.mutate({ Id, Surum: g.Surum, YeniDurum });
  };
  const gecisi = g && cikislar(GOREV_SURECI, g.DurumAnahtar).find((c) => c.nereye === acik);
  const penceresi = (label: string, pencere: Pencere, busy = false): RecordAct => ({
    label,
    busy,
    onClick: () => setAcik(pencere),
  });
  const adimlari = (kayit: GorevKarti) => {
    const { isler, siradaki } = gecisIsleri(GOREV_SURECI, kayit, cagiran, {
      onSec: gec,
      tehlikeli: 'iptal',
      geri: kayit.DurumAnahtar === 'versiyonda' ? ['testonayli'] : [],
      mesgul: durum.isPending,
    });
    const testeder = kayit.DurumAnahtar === 'testte' && kayit.TestciId === ben.Id;
    const test = penceresi('Test Kaydı Yaz', 'test');
    // A test is decided by what was written down.
    return { isler, test: testeder ? [test] : [], siradaki: testeder && siradaki?.barrier != null ? test : siradaki };
  };
  const islemleri = (kayit: GorevKarti): readonly RecordAct[] => {
    const suruyor = gorevAcik(kayit.DurumAnahtar);
    const duzenler = suruyor && gorevDuzenler(kayit, cagiran);
    const { isler, test } = adimlari(kayit);
    return [
      ...test,
      ...isler,
      ...(duzenler ? [penceresi('Düzenle', 'duzenle', durum.isPending)] : []),
      ...(suruyor ? [penceresi('Ata', 'ata')] : []),
      ...(duzenler && kayit.Engel === null ? [penceresi('Takıldı Olarak İşaretle', 'engel')] : []),
      ...(suruyor && kayit.UstId === null ? [penceresi('Alt İş Aç', 'alt')] : []),
      ...(suruyor ? [penceresi('Beklediği İşler', 'bag')] : []),
      ...yaz,
      penceresi('İşin Yolu', 'surec'),
    ];
  };
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="İş"
      title={({ gorev }) => `${gorev.No} ${gorev.Baslik}`}
      address={acar(SAYFA.isler[0]) ? kayitYolu(SAYFA.isler[0], Id) : null}
      peek={peek}
      renderState={({ gorev }) => (
        <>
          <RenkliAd renk={gorev.DurumRenk} ad={gorev.Durum} />
          {gorev.Engel !== null && <Chip tone="danger">Takıldı</Chip>}
        </>
      )}
      figures={({ gorev }) =>
        rakamlari(gorev, gorevAcik(gorev.DurumAnahtar) && [gorev.AtananId, gorev.TestciId].includes(ben.Id))
      }
      next={({ gorev }) => adimlari(gorev).siradaki}
      acts={({ gorev }) => islemleri(gorev)}
      facts={({ gorev }) => bilgileri(gorev, onAc)}
      files={<DosyaAlani Nesne="gorev" NesneId={Id} />}
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
          {gorev.Engel !== null && (
            <Notice tone="danger" icon={<IconHandStop />}>
              <Flex component="span" gap="4px 12px" wrap="wrap" align="center" justify="space-between">
                <span>{`Takıldı: ${gorev.Engel}`}</span>
                {gorevAcik(gorev.DurumAnahtar) && gorevDuzenler(gorev, cagiran) && (
                  <Button
                    variant="subtle"
                    h={28}
                    loading={engel.isPending}
                    onClick={() => engel.mutate({ Id, Surum: gorev.Surum, Engel: null })}
                  >
                    Engeli Kaldır
                  </Button>
                )}
              </Flex>
            </Notice>
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
          <GorevYazisi Id={Id} ProjeId={gorev.ProjeId} />
          <KodIslemleri GorevId={Id} />
        </>
      )}
    </RecordView>
  );
}
