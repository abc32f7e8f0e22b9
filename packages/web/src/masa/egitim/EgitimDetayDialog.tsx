import type { EgitimKarti, EgitimKatilimciSatiri } from '@masabasi/core/masa/egitim/contract';
import { EGITIM_SURECI, egitimAcik, type EgitimDurumu, egitimSuresi } from '@masabasi/core/masa/egitim/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconCertificate from '~icons/tabler/certificate';
import IconCircle from '~icons/tabler/circle';
import IconCircleCheck from '~icons/tabler/circle-check';
import { useState } from 'react';
import { egitim as oda } from '../../calls/egitim.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const EgitimDialog = onDemand(() => import('./EgitimDialog.tsx'));
const EgitimDurumDialog = onDemand(() => import('./EgitimDurumDialog.tsx'));

export interface EgitimDetayDialogProps {
  readonly Id: number;
  /** Opens the window of another training. */
  readonly onAc: (Id: number) => void;
  readonly onClose: () => void;
}

const aralik = (bas: string | null, bit: string | null): string =>
  bas === null || bit === null ? '' : `${zamanYaz(bas)}–${istanbulSaati(bit)}`;

function Bilgiler({ e, onAc }: { e: EgitimKarti; onAc: (Id: number) => void }) {
  return (
    <Fields>
      <Field name="Müşteri">
        <MusteriBagi Id={e.MusteriId} ad={e.Musteri} />
      </Field>
      <Field name="Ürün">{e.Proje}</Field>
      <Field name="Tür">{e.EgitimTur}</Field>
      <Field name="Durum">
        <RenkliAd renk={e.DurumRenk} ad={e.Durum} />
      </Field>
      <Field name="Planlanan">{aralik(e.Planlanan_Baslama, e.Planlanan_Bitis)}</Field>
      {e.Baslama_Zamani !== null && <Field name="Yapılan">{aralik(e.Baslama_Zamani, e.Bitis_Zamani)}</Field>}
      <Field name="Süre">{e.Sure === null ? '' : egitimSuresi(e.Sure)}</Field>
      <Field name="Eğitmen">{e.Egitmen}</Field>
      <Field name="Yer">{e.Yer}</Field>
      {e.Link !== null && (
        <Field name="Bağlantı Adresi">
          <a href={e.Link} target="_blank" rel="noreferrer noopener">
            {e.Link}
          </a>
        </Field>
      )}
      <Field name="Lisans">{e.LisansNo}</Field>
      <Field name="Ücret">{e.Ucretli ? paraYaz(e.Tutar, 'TRY') : 'Ücretsiz'}</Field>
      <Field name="İsteyen">{e.Acan}</Field>
      {e.ErtelemeNeden !== null && <Field name="Erteleme Nedeni">{e.ErtelemeNeden}</Field>}
      {e.OncekiId !== null && (
        <Field name="Tekrarladığı">
          <Button variant="subtle" size="compact-sm" onClick={() => onAc(e.OncekiId!)}>
            Önceki eğitimi aç
          </Button>
        </Field>
      )}
      {e.TekrarId !== null && (
        <Field name="Tekrarı">
          <Button variant="subtle" size="compact-sm" onClick={() => onAc(e.TekrarId!)}>
            Tekrar eğitimini aç
          </Button>
        </Field>
      )}
      {e.Aciklama !== '' && <Field name="Açıklama">{e.Aciklama}</Field>}
    </Fields>
  );
}

function Konular({ konular }: { konular: EgitimKarti['Konular'] }) {
  return (
    <PlainList gap={6}>
      {konular.map((k) => (
        <Flex key={k.Metin} component="li" gap={8} align="center" c="dimmed">
          {k.Tamam ? <IconCircleCheck size={17} color="var(--ok)" aria-hidden /> : <IconCircle size={17} aria-hidden />}
          <span>
            {k.Metin}
            <span className="visually-hidden">{k.Tamam ? ', işlendi' : ', işlenmedi'}</span>
          </span>
        </Flex>
      ))}
    </PlainList>
  );
}

const katilimciSutunlari = (bitti: boolean, indir: (Id: number) => void): readonly Column<EgitimKatilimciSatiri>[] => [
  { key: 'Ad', header: 'Ad Soyad', renderCell: (k) => k.Ad },
  {
    key: 'Katildi',
    header: 'Katıldı',
    width: '96px',
    renderCell: (k) => (bitti ? (k.Katildi ? 'Evet' : 'Hayır') : '–'),
  },
  { key: 'Puan', header: 'Puan', width: '80px', align: 'right', renderCell: (k) => k.Puan },
  { key: 'SertifikaNo', header: 'Sertifika No', width: '140px', nowrap: true, renderCell: (k) => k.SertifikaNo ?? '–' },
  {
    key: 'Islem',
    header: 'İşlemler',
    width: '110px',
    actions: true,
    renderCell: (k) =>
      k.SertifikaNo !== null && (
        <Button variant="subtle" aria-label={`Sertifika: ${k.Ad}`} onClick={() => indir(k.KatilimciId)}>
          Sertifika
        </Button>
      ),
  },
];

/** A training, its participants, its history, and the acts on it. */
export default function EgitimDetayDialog({ Id, onAc, onClose }: EgitimDetayDialogProps) {
  const detay = useEndpoint(oda.getEgitimDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<'duzenle' | EgitimDurumu | null>(null);
  const sertifika = useAction(oda.print_egitim_sertifika, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const kapat = () => setAcik(null);
  return (
    <RecordDialog
      of={detay}
      kind="Eğitim"
      title={({ egitim: e }) => `Eğitim: ${e.Musteri}`}
      onClose={onClose}
      renderActs={({ egitim: e }) => (
        <>
          <HakkindaYaz Nesne="egitim" Id={e.Id} />
          {e.Katilan > 0 && (
            <Button
              variant="default"
              leftSection={<IconCertificate size={16} aria-hidden />}
              loading={sertifika.isPending}
              onClick={() => sertifika.mutate({ Id })}
            >
              Sertifikalar
            </Button>
          )}
          <GecisDugmeleri
            surec={EGITIM_SURECI}
            kayit={e}
            cagiran={{}}
            asil="yapildi"
            tehlikeli="iptal"
            onSec={setAcik}
          />
          {egitimAcik(e.DurumAnahtar) && (
            <Button variant={e.DurumAnahtar === 'planlandi' ? 'default' : 'filled'} onClick={() => setAcik('duzenle')}>
              {e.DurumAnahtar === 'planlandi' ? 'Düzenle' : 'Planla'}
            </Button>
          )}
        </>
      )}
      renderHistory={({ hareketlist }) => <Gecmis rows={hareketlist.map(hareketSatiri)} />}
      renderWindows={({ egitim: e, katilimcilar }) => (
        <>
          {acik === 'duzenle' && <EgitimDialog kart={e} katilimcilar={katilimcilar} onClose={kapat} />}
          {acik !== null && acik !== 'duzenle' && (
            <EgitimDurumDialog egitim={e} katilimcilar={katilimcilar} durum={acik} onAc={onAc} onClose={kapat} />
          )}
        </>
      )}
    >
      {({ egitim, katilimcilar }) => (
        <>
          <Bilgiler e={egitim} onAc={onAc} />
          <Section title="Konular">
            {egitim.Konular.length === 0 ? (
              <Text c="dimmed">Konu yazılmamış.</Text>
            ) : (
              <Konular konular={egitim.Konular} />
            )}
          </Section>
          <Section title="Katılımcılar">
            <Table
              label="Katılımcılar"
              rows={katilimcilar}
              rowKey={(k) => k.KatilimciId}
              columns={katilimciSutunlari(egitim.Bitis_Zamani !== null, (KatilimciId) =>
                sertifika.mutate({ Id, KatilimciId }),
              )}
              empty="Katılımcı yazılmamış."
            />
          </Section>
        </>
      )}
    </RecordDialog>
  );
}
