import type { MemnuniyetKarti } from '@masabasi/core/masa/memnuniyet/contract';
import {
  KENDI_ANKETI,
  MEMNUNIYET_HAREKETLERI,
  type MemnuniyetKanali,
  sorabilir,
  soruluyor,
} from '@masabasi/core/masa/memnuniyet/rules';
import { Button, Flex, Text } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconLink from '~icons/tabler/link';
import { useState } from 'react';
import { memnuniyet as oda } from '../../calls/memnuniyet.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Gecmis, hareketAdi, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { useKullanici, usePostaSozu } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { MemnuniyetBilgileri } from './MemnuniyetBilgileri.tsx';
import { Columns, fitting } from '../../ui/Columns.tsx';
import { MemnuniyetDurumEtiketi } from './MemnuniyetDurumEtiketi.tsx';
import { MemnuniyetYanitlari } from './MemnuniyetYanitlari.tsx';

const IzlemeDialog = onDemand(() => import('./IzlemeDialog.tsx'));

export interface MemnuniyetDialogProps {
  readonly Id: number;
  /** Opens the survey by telephone. */
  readonly onAra: (Id: number) => void;
  readonly onClose: () => void;
}

const GONDERILDI: Readonly<Record<Exclude<MemnuniyetKanali, 'eposta'>, string>> = {
  telefon: 'Arama sırasına alındı',
  baglanti: 'Bağlantı hazır',
};

/** The acts on an open survey. */
function SoruIslemleri({
  n,
  onAra,
  onAdres,
}: {
  readonly n: MemnuniyetKarti;
  readonly onAra: () => void;
  readonly onAdres: (adres: string) => void;
}) {
  const postaSozu = usePostaSozu();
  const gonder = useAction(oda.memnuniyetGonder, {
    onSuccess: ({ Adres }, { kanal }) => {
      if (Adres !== null) onAdres(new URL(Adres, window.location.origin).href);
      bildir(kanal === 'eposta' ? postaSozu('Anket') : { baslik: GONDERILDI[kanal], tur: 'success' });
    },
  });
  const yolla = (kanal: MemnuniyetKanali) => gonder.mutate({ Id: n.Id, Surum: n.Surum, kanal });
  return (
    <>
      {n.Kanal !== 'telefon' && (
        <Button variant="default" loading={gonder.isPending} onClick={() => yolla('telefon')}>
          Aramaya Al
        </Button>
      )}
      <Button variant="default" loading={gonder.isPending} onClick={() => yolla('baglanti')}>
        Bağlantı Ver
      </Button>
      <Button variant="default" loading={gonder.isPending} onClick={() => yolla('eposta')}>
        E-posta Gönder
      </Button>
      <Button onClick={onAra}>Telefonla Yap</Button>
    </>
  );
}

/** A sent survey: its subject, its answers, its follow-up. */
export default function MemnuniyetDialog({ Id, onAra, onClose }: MemnuniyetDialogProps) {
  const ben = useKullanici();
  const detay = useEndpoint(oda.getMemnuniyetDetay, { Id }, { refetchOnMount: 'always' });
  const [adres, setAdres] = useState<string | null>(null);
  const [izler, setIzler] = useState(false);
  return (
    <RecordDialog
      of={detay}
      kind="Memnuniyet Anketi"
      title={({ memnuniyet: n }) => `${n.No}: ${n.Musteri}`}
      width={920}
      gap={20}
      onClose={onClose}
      renderActs={({ memnuniyet: n, izleme }) => (
        <>
          {soruluyor(n.DurumAnahtar) && sorabilir(n, ben) && (
            <SoruIslemleri n={n} onAra={() => onAra(n.Id)} onAdres={setAdres} />
          )}
          {izleme?.Kapatilir && <Button onClick={() => setIzler(true)}>İlgilenildi</Button>}
        </>
      )}
      renderHistory={({ hareketlist }) => (
        <Gecmis
          label="Anketin geçmişi"
          rows={hareketlist.map((h) => ({
            ...hareketSatiri(h),
            baslik: h.Baslik || hareketAdi(MEMNUNIYET_HAREKETLERI, h.Tur),
            ek: h.Musteriye && <Chip tone="info">Müşteriye söylendi</Chip>,
          }))}
          empty="Henüz bir şey olmadı."
        />
      )}
      renderWindows={({ memnuniyet, izleme }) =>
        izler && izleme && <IzlemeDialog n={memnuniyet} izleme={izleme} onClose={() => setIzler(false)} />
      }
    >
      {(data) => (
        <>
          <Flex component="p" rowGap={6} columnGap={12} wrap="wrap" align="center" m={0} c="dimmed">
            <MemnuniyetDurumEtiketi n={data.memnuniyet} />
            <span>{data.memnuniyet.Tur}</span>
          </Flex>
          {soruluyor(data.memnuniyet.DurumAnahtar) && !sorabilir(data.memnuniyet, ben) && (
            <Notice tone="info" icon={<IconInfoCircle />}>
              {KENDI_ANKETI}
            </Notice>
          )}
          {adres !== null && (
            <Notice tone="info" icon={<IconLink />}>
              Bağlantı yalnız şimdi gösterilir; müşteriye iletiniz:{' '}
              <Text span fw={600} className="anywhere" style={{ userSelect: 'all' }}>
                {adres}
              </Text>
            </Notice>
          )}
          <MemnuniyetBilgileri n={data.memnuniyet} />
          <Columns of={fitting(280)} gap={20}>
            <Section title="Yanıtlar">
              <MemnuniyetYanitlari detay={data} />
            </Section>
            <Section title="Sorulan iş">
              {data.konusu === null ? (
                <Text c="dimmed">Elle sorulmuş; bir görüşmeye ya da eğitime bağlı değil.</Text>
              ) : (
                <>
                  <Text>
                    <a href={data.konusu.Yol}>{data.konusu.Baslik}</a>
                  </Text>
                  {data.konusu.Aciklama !== '' && (
                    <Text py={12} px={16} mt={8} bdrs={8} bg="var(--surface-2)" className="lines">
                      {data.konusu.Aciklama}
                    </Text>
                  )}
                  {data.konusu.Cozum !== '' && (
                    <Text
                      py={12}
                      px={16}
                      mt={8}
                      bdrs={8}
                      bg="var(--surface-2)"
                      className="lines"
                    >{`Çözüm: ${data.konusu.Cozum}`}</Text>
                  )}
                </>
              )}
            </Section>
          </Columns>
          {data.izleme !== null && (
            <Section title="Düşük puan">
              <Text>
                {data.izleme.KapanmaZamani === null
                  ? `İlgilenecek: ${data.izleme.Sorumlu ?? 'sorumlusu yok'}`
                  : `İlgilenen: ${data.izleme.Kapatan ?? ''}`}
              </Text>
              {data.izleme.Yapilan !== '' && (
                <Text py={12} px={16} mt={8} bdrs={8} bg="var(--surface-2)" className="lines">
                  {data.izleme.Yapilan}
                </Text>
              )}
              {data.izleme.Musteriye !== '' && (
                <Text
                  py={12}
                  px={16}
                  mt={8}
                  bdrs={8}
                  bg="var(--surface-2)"
                  className="lines"
                >{`Müşteriye: ${data.izleme.Musteriye}`}</Text>
              )}
            </Section>
          )}
        </>
      )}
    </RecordDialog>
  );
}
