import { istanbulGunu, ms, uzunTarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { kayitSorusu } from '@masabasi/core/kisi/yazisma/baglar';
import { EN_COK_HAL, halOzeti } from '@masabasi/core/kisi/yazisma/rules';
import type { MesajSatiri } from '@masabasi/core/kisi/yazisma/satirlar';
import { ActionIcon, Box, Button, Flex, Text } from '@mantine/core';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconBell from '~icons/tabler/bell';
import IconBellOff from '~icons/tabler/bell-off';
import IconClockPause from '~icons/tabler/clock-pause';
import IconDoorExit from '~icons/tabler/door-exit';
import IconDots from '~icons/tabler/dots';
import IconEye from '~icons/tabler/eye';
import IconPin from '~icons/tabler/pin';
import IconUserOff from '~icons/tabler/user-off';
import IconUsersGroup from '~icons/tabler/users-group';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { KisiYuzu } from '../personel/KisiYuzu.tsx';
import { KayitBagi } from './KayitBagi.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import css from './KonusmaAkisi.module.css';
import { MesajKutusu } from './MesajKutusu.tsx';
import { MesajYazisi } from './MesajYazisi.tsx';

const YeniKonusmaDialog = onDemand(() => import('./YeniKonusmaDialog.tsx'));

/** Number of older messages loaded by one press, and of messages loaded before a found one. */
const GERI = 50;
const HICBIRI: readonly never[] = [];

export interface KonusmaAkisiProps {
  readonly Id: number;
  readonly onKapat: () => void;
}

/** The first message number to load, for a message found by search. Null: the latest page. */
function ilkYer(adres: URLSearchParams): number | null {
  const no = Number(adres.get('no'));
  return Number.isSafeInteger(no) && no > 0 ? Math.max(0, no - GERI) : null;
}

/** Time in which a further message of the same writer needs no new face and name. */
const ARA_MS = 10 * 60_000;
const suruyor = (onceki: MesajSatiri, m: MesajSatiri): boolean =>
  onceki.YazanId === m.YazanId && !m.Acil && ms(m.Zaman) - ms(onceki.Zaman) < ARA_MS;

/** One conversation: its messages, absent members, and the field for a new message. */
export function KonusmaAkisi({ Id, onKapat }: KonusmaAkisiProps) {
  const ben = useKullanici();
  const [adres] = useSearchParams();
  const [ilk, setIlk] = useState<number | null>(() => ilkYer(adres));
  const [dal, setDal] = useState<number | null>(null);
  const [duzenlenir, setDuzenlenir] = useState(false);
  const [isaretli, setIsaretli] = useState<File | null>(null);
  const akis = useRef<HTMLDivElement>(null);
  const konusma = useEndpoint(oda.konusmaOku, { Id, ilk, UstId: dal }, { keepPrevious: true });
  const { data } = konusma;
  const haller = useEndpoint(oda.yazismaHalleri, { KonusmaId: Id }, { staleTime: 30_000, refetchInterval: 60_000 });
  const kisiler = useEndpoint(oda.yazismaKisileri, {}, { enabled: duzenlenir });
  const okundu = useAction(oda.konusmaOkundu);
  const sessiz = useAction(oda.konusmaSessiz);
  const engelle = useAction(oda.kisiEngelle);
  const ayril = useAction(oda.gruptanAyril, { onSuccess: onKapat });
  const son = data?.mesajlar.at(-1)?.No ?? 0;
  const okunan = data?.konusma.OkunanNo ?? 0;
  const { mutate: okunduYaz } = okundu;
  // Messages on a visible page count as read. A thread shows only a part, so it does not count.
  useEffect(() => {
    if (dal === null && son > okunan && document.visibilityState === 'visible') okunduYaz({ Id, No: son });
  }, [Id, dal, son, okunan, okunduYaz]);
  const gidilen = Number(adres.get('no'));
  // Scrolls to the newest message on arrival, or to the found message once.
  const yer = `${dal ?? 0}.${gidilen}.${son}`;
  useEffect(() => {
    const [, no] = yer.split('.');
    const hedef = Number(no) > 0 ? document.getElementById(`mesaj-${no}`) : null;
    if (hedef) hedef.scrollIntoView({ block: 'center' });
    else akis.current?.scrollTo({ top: akis.current.scrollHeight });
  }, [yer]);

  if (!data) return <Read of={konusma} rows={8} label="Konuşma hazırlanıyor..." />;
  const { konusma: k, uyeler, mesajlar, sabitler, devami } = data;
  const uzakta = (haller.data?.haller ?? HICBIRI).filter((h) => h.Cumle !== null);
  const cumleler = uzakta.map((h) => (
    <Text key={h.KisiId} span display="block">
      {h.Cumle}
    </Text>
  ));
  /** People whose last read message is this one, so that each name appears only once. */
  const okuyanlar = (m: MesajSatiri, sonraki: MesajSatiri | undefined) =>
    uyeler
      .filter(
        (u) =>
          u.Id !== ben.Id &&
          u.Id !== m.YazanId &&
          u.OkunanNo !== null &&
          u.OkunanNo >= m.No &&
          (sonraki === undefined || u.OkunanNo < sonraki.No),
      )
      .map((u) => u.Ad);
  return (
    <Flex aria-label={`Konuşma: ${k.Ad}`} component="section" direction="column" flex={1} mih={0}>
      <Flex component="header" gap={8} align="center" mih={56} py={6} px={16}>
        <ActionIcon className={css.geri} aria-label="Konuşmalara dön" onClick={onKapat}>
          <IconArrowLeft size={18} aria-hidden />
        </ActionIcon>
        {k.KisiId !== null && <KisiYuzu id={k.KisiId} ad={k.Ad} size={32} />}
        <Box flex={1} miw={0}>
          <Text component="h2" fz={16} fw={600}>
            {k.Ad}
          </Text>
          {k.Tur !== 'ikili' && (
            <Text truncate fz={12} c="dimmed">
              {uyeler.map((u) => u.Ad).join(', ')}
            </Text>
          )}
        </Box>
        <Menu
          label={`Konuşma işlemleri: ${k.Ad}`}
          button={<IconDots size={18} aria-hidden />}
          buttonClassName={`bare hover ${css.dugme}`}
          items={[
            {
              label: k.Sessiz ? 'Bildirimleri aç' : 'Sessize al',
              icon: k.Sessiz ? <IconBell size={16} /> : <IconBellOff size={16} />,
              onClick: () => sessiz.mutate({ Id, Sessiz: !k.Sessiz }),
            },
            ...(k.KisiId !== null
              ? [
                  {
                    label: k.Engelledim ? 'Engeli kaldır' : 'Bana yazmasını engelle',
                    icon: <IconUserOff size={16} />,
                    onClick: () => engelle.mutate({ KisiId: k.KisiId!, Engelli: !k.Engelledim }),
                  },
                ]
              : []),
            ...(k.Duzenler
              ? [{ label: 'Grubu düzenle', icon: <IconUsersGroup size={16} />, onClick: () => setDuzenlenir(true) }]
              : []),
            ...(k.Tur === 'grup'
              ? [
                  {
                    label: 'Gruptan ayrıl',
                    icon: <IconDoorExit size={16} />,
                    danger: true,
                    separated: true,
                    onClick: async () => {
                      if (
                        await onayla({
                          baslik: 'Gruptan Ayrıl',
                          metin: 'Grubun yazıları artık sizde görünmez.',
                          onay: 'Ayrıl',
                          tehlikeli: true,
                        })
                      )
                        ayril.mutate({ Id });
                    },
                  },
                ]
              : []),
          ]}
        />
      </Flex>
      {k.Nesne !== null && k.NesneId !== null && <KayitBagi {...kayitSorusu(k.Nesne, k.NesneId)} />}
      {k.Engelledim && (
        <Notice
          tone="info"
          icon={<IconUserOff size={18} />}
        >{`${k.Ad} size, siz de ona yazamazsınız; engeli menüden kaldırırsınız.`}</Notice>
      )}
      {k.Bakislar.map((b) => (
        <Notice key={b.Zaman} tone="info" icon={<IconEye size={18} />}>
          {`Bu konuşmaya ${b.Bakan} baktı (${zamanYaz(b.Zaman)}): ${b.Sebep}`}
        </Notice>
      ))}
      {dal !== null && (
        <Box px={8} className="line-above">
          <Button variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={() => setDal(null)}>
            Bütün konuşma
          </Button>
        </Box>
      )}
      {dal === null && sabitler.length > 0 && (
        <PlainList px={16} py={4} fz={13} className="line-above" aria-label="Sabitlenen mesajlar">
          {sabitler.map((m) => (
            <Flex key={m.Id} component="li" gap={6} align="center" c="dimmed">
              <IconPin size={14} aria-hidden />
              <Box
                component="button"
                type="button"
                className="bare truncate"
                mih={28}
                c="var(--text)"
                onClick={() => setIlk(Math.max(0, m.No - GERI))}
              >
                {m.Yazan}: {m.Metin || m.dosyalar[0]?.Ad}
              </Box>
            </Flex>
          ))}
        </PlainList>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long conversation is scrolled by
          keyboard, too */}
      <div ref={akis} className={css.akis} tabIndex={0} role="region" aria-live="polite" aria-label="Mesajlar">
        {dal === null && devami && (
          <Text component="div" p={8} ta="center">
            <Button variant="default" onClick={() => setIlk(Math.max(0, (mesajlar[0]?.No ?? 0) - GERI))}>
              Daha eskiler
            </Button>
          </Text>
        )}
        {mesajlar.length === 0 && <EmptyState compact title="Henüz yazılmadı" text="İlk mesajı siz yazınız." />}
        <PlainList ordered>
          {mesajlar.map((m, i) => {
            const gun = istanbulGunu(m.Zaman);
            const yeniGun = i === 0 || istanbulGunu(mesajlar[i - 1]!.Zaman) !== gun;
            return (
              <Fragment key={m.Id}>
                {yeniGun && (
                  <li className={css.gun}>
                    <Text span px={12} fz={12} c="dimmed" bg="var(--surface)">
                      {uzunTarihYaz(gun)}
                    </Text>
                  </li>
                )}
                <MesajKutusu
                  m={m}
                  devam={!yeniGun && suruyor(mesajlar[i - 1]!, m)}
                  okuyanlar={dal === null ? okuyanlar(m, mesajlar[i + 1]) : HICBIRI}
                  onDal={setDal}
                  onIsaretli={setIsaretli}
                />
              </Fragment>
            );
          })}
        </PlainList>
      </div>
      {uzakta.length > 0 && (
        <Flex gap={8} align="flex-start" py={4} px={16} fz={13} c="dimmed" className="line-above" role="status">
          <IconClockPause size={16} style={{ flex: 'none', marginTop: 2 }} aria-hidden />
          {uzakta.length > EN_COK_HAL ? (
            <details>
              <summary className={css.ozet}>{halOzeti(uzakta.map((h) => h.Tur))}</summary>
              <Box mah={160} py={4} style={{ overflowY: 'auto' }}>
                {cumleler}
              </Box>
            </details>
          ) : (
            <div>{cumleler}</div>
          )}
        </Flex>
      )}
      <MesajYazisi
        key={dal ?? 0}
        KonusmaId={Id}
        UstId={dal}
        ikili={k.Tur === 'ikili'}
        uyeler={uyeler}
        haller={haller.data?.haller ?? HICBIRI}
        isaretli={isaretli}
      />
      {duzenlenir && kisiler.data && (
        <YeniKonusmaDialog
          kisiler={kisiler.data.kisiler}
          grup={{ Id, Ad: k.Ad, Surum: k.Surum, uyeler: uyeler.filter((u) => u.Id !== ben.Id).map((u) => u.Id) }}
          onAc={() => setDuzenlenir(false)}
          onClose={() => setDuzenlenir(false)}
        />
      )}
    </Flex>
  );
}
