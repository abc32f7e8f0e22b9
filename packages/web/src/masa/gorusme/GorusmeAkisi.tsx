import { oncekiSozler, yeniSozler } from '@masabasi/core/masa/gelenposta/alinti';
import { GORUSME_HAREKETLERI } from '@masabasi/core/masa/gorusme/rules';
import type { GorusmeHareketi, GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { kisalt } from '@masabasi/core/platform/text/metin';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Flex, Stack, Text } from '@mantine/core';
import IconArrowsSplit2 from '~icons/tabler/arrows-split-2';
import IconMail from '~icons/tabler/mail';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { hareketAdi } from '../../platform/hareket/Gecmis.tsx';
import { PostaHaliEtiketi } from '../../platform/posta/PostaHaliEtiketi.tsx';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { watchSizes } from '../../ui/watchSizes.ts';
import { PostaAcDugmesi } from '../gelenposta/PostaAcDugmesi.tsx';
import { PostaMetni } from '../gelenposta/PostaMetni.tsx';
import { AnmaMetni } from './AnmaMetni.tsx';
import css from './GorusmeAkisi.module.css';

export interface GorusmeAkisiProps {
  readonly g: GorusmeKarti;
  /** The history, newest first. */
  readonly hareketlist: readonly GorusmeHareketi[];
  /** Opens another ticket with these words. */
  readonly onAyir: (metin: string) => void;
}

/** Longest text that the form of a new ticket accepts. */
const EN_UZUN_KONUSULAN = 7900;

/** Kinds of history lines that somebody wrote or said. */
const SOYLENEN = new Set(['not', 'yanit', 'gelen']);

const ZEMIN: Readonly<Record<string, string>> = {
  not: 'var(--warn-soft)',
  yanit: 'var(--accent-soft)',
  cozum: 'var(--ok-soft)',
};

/** The event and, for a handover, who had the ticket and who has it now. */
const basligi = ({ Baslik, Tur, Atanan, Onceki }: GorusmeHareketi): string => {
  const ne = Baslik === '' ? hareketAdi(GORUSME_HAREKETLERI, Tur) : Baslik;
  if (Atanan === null) return ne;
  return Onceki === null ? `${ne}: ${Atanan}` : `${ne}: ${Onceki} → ${Atanan}`;
};

/** End of an address that points to one line. */
const capasi = (Id: number) => `#hareket-${Id}`;
const ARANAN = { bg: 'var(--accent-soft)', style: { boxShadow: 'inset 3px 0 0 var(--accent-fill)' } };
const ortala = (satir: HTMLElement | null): void => {
  satir?.scrollIntoView({ block: 'center' });
};

const Zaman = ({ zaman }: { readonly zaman: string }) => (
  <Text component="time" ml="auto" fz={13} c="dimmed" className="tnum nowrap" dateTime={zaman}>
    {zamanYaz(zaman)}
  </Text>
);

interface SozProps {
  readonly kisi: { readonly Id: number | null; readonly Ad: string | null };
  readonly baslik: string;
  readonly zaman: string;
  readonly tur: string;
  /** Names the words for a screen reader. */
  readonly ad?: string | undefined;
  /** A quiet act beside the time. */
  readonly yan?: ReactNode;
  readonly ek?: ReactNode;
  readonly islem?: ReactNode;
  readonly children?: ReactNode;
}

/** Words of a person: a face, a name, the text on the ground of its kind. */
const Soz = ({ kisi, baslik, zaman, tur, ad, yan, ek, islem, children }: SozProps) => (
  <Flex gap={10} align="flex-start" className={css.soz}>
    {kisi.Id !== null && kisi.Ad !== null ? (
      <KisiYuzu id={kisi.Id} ad={kisi.Ad} />
    ) : (
      <Flex component="span" w={28} h={28} flex="none" align="center" justify="center" c="var(--text-3)">
        <IconMail size={18} aria-hidden />
      </Flex>
    )}
    <Stack gap={4} flex={1} miw={0} className="anywhere">
      <Flex component="span" gap="0 8px" wrap="wrap" align="baseline">
        {kisi.Ad !== null && (
          <Text span fw={600}>
            {kisi.Ad}
          </Text>
        )}
        <Text span fz={kisi.Ad === null ? 14 : 13} {...(kisi.Ad === null ? { fw: 600 } : { c: 'dimmed' })}>
          {baslik}
        </Text>
        <Flex component="span" ml="auto" gap={4} align="baseline">
          {yan}
          <Zaman zaman={zaman} />
        </Flex>
      </Flex>
      {ek && <div>{ek}</div>}
      {children && (
        <Text
          component={ad === undefined ? 'div' : 'section'}
          aria-label={ad}
          py={8}
          px={12}
          bdrs={8}
          bg={ZEMIN[tur] ?? 'var(--surface-2)'}
          className="lines"
        >
          {children}
        </Text>
      )}
      {islem && (
        <Flex component="span" gap={4} wrap="wrap">
          {islem}
        </Flex>
      )}
    </Stack>
  </Flex>
);

/** A change of the ticket, as a quiet line between the words. */
const Olay = ({ h, metin }: { readonly h: GorusmeHareketi; readonly metin: string }) => (
  <Stack gap={2} pl={38} fz={13} c="dimmed" className="anywhere">
    <Flex component="span" gap="0 8px" wrap="wrap" align="baseline">
      <span>{basligi(h)}</span>
      <span aria-hidden>·</span>
      <span>{h.Kisi ?? 'Sistem'}</span>
      <Zaman zaman={h.Zaman} />
    </Flex>
    {h.Posta && <PostaHaliEtiketi posta={h.Posta} />}
    {metin !== '' && (
      <Text span c="var(--text)" className="lines">
        {metin}
      </Text>
    )}
  </Stack>
);

/** The lines that tell of the solution: the move to solved, and the words that solved the ticket at once. */
function cozumSatirlari(g: GorusmeKarti, satirlar: readonly GorusmeHareketi[]) {
  if (g.Cozum === '') return { olay: null, soz: null };
  const olay = satirlar.findLast((h) => h.Tur === 'durum' && h.Aciklama.endsWith(g.Cozum)) ?? null;
  const once = olay && satirlar[satirlar.indexOf(olay) - 1];
  const soz = once && (once.Tur === 'not' || once.Tur === 'yanit') && once.Aciklama === g.Cozum ? once : null;
  return { olay, soz };
}

/** Keeps the newest words in sight until the reader goes up. A link to one line leads there instead. */
function useSonunda(satirda: boolean, benim: number | undefined) {
  const kutu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const k = kutu.current;
    if (k === null) return undefined;
    let dipte = !satirda;
    const sona = () => {
      if (dipte) k.scrollTop = k.scrollHeight;
    };
    const kaydi = () => {
      dipte = k.scrollTop + k.clientHeight > k.scrollHeight - 40;
    };
    k.addEventListener('scroll', kaydi, { passive: true });
    const birak = watchSizes([k, ...k.children], sona);
    return () => {
      birak();
      k.removeEventListener('scroll', kaydi);
    };
  }, [satirda]);
  const ilkBenim = useRef(benim);
  useEffect(() => {
    if (benim === ilkBenim.current || kutu.current === null) return;
    ilkBenim.current = benim;
    kutu.current.scrollTop = kutu.current.scrollHeight;
  }, [benim]);
  return kutu;
}

/** The whole conversation from top to bottom: first words, notes, answers and mails, with quiet lines between them. */
export function GorusmeAkisi({ g, hareketlist, onAyir }: GorusmeAkisiProps) {
  const { hash } = useLocation();
  const ben = useKullanici();
  const satirlar = hareketlist.toReversed();
  const onceki = useMemo(() => oncekiSozler(hareketlist, g.Aciklama), [hareketlist, g.Aciklama]);
  const kutu = useSonunda(
    hareketlist.some((h) => hash === capasi(h.Id)),
    hareketlist.find((h) => h.KisiId === ben.Id)?.Id,
  );
  const acilis = satirlar.find((h) => h.Tur === 'acildi');
  const { olay: cozumOlayi, soz: cozumSozu } = cozumSatirlari(g, satirlar);
  const cozum = (
    <Text component="section" aria-label="Çözüm" py={8} px={12} bdrs={8} bg={ZEMIN['cozum']} className="lines">
      {g.Cozum}
    </Text>
  );
  const ayir = (metin: string) =>
    g.DurumAnahtar !== 'birlesti' && (
      <IconButton
        size={24}
        my={-4}
        className={css.yan}
        aria-label="Ayrı görüşme aç"
        title="Ayrı görüşme aç"
        onClick={() => onAyir(kisalt(metin, EN_UZUN_KONUSULAN))}
      >
        <IconArrowsSplit2 size={14} aria-hidden />
      </IconButton>
    );
  const soylenen = (h: GorusmeHareketi) => {
    const bilinen = onceki.get(h.Id);
    const konu = h.GelenPosta?.Konu ?? '';
    const yeni = h.Tur === 'gelen' ? yeniSozler(h.Aciklama, { bilinen: bilinen ?? '', konu }) : h.Aciklama;
    return (
      <Soz
        kisi={{ Id: h.KisiId, Ad: h.Kisi }}
        baslik={basligi(h)}
        zaman={h.Zaman}
        tur={h === cozumSozu ? 'cozum' : h.Tur}
        ad={h === cozumSozu ? 'Çözüm' : undefined}
        ek={
          h.Musteriye &&
          (h.Posta ? (
            <PostaHaliEtiketi posta={h.Posta} />
          ) : (
            <Chip tone="info">{h.Alici === null ? 'Müşteriye söylendi' : `E-posta: ${h.Alici}`}</Chip>
          ))
        }
        yan={ayir(yeni)}
        islem={h.GelenPosta !== null && <PostaAcDugmesi Id={h.GelenPosta.Id} />}
      >
        {h.Tur === 'gelen' ? (
          <PostaMetni metin={h.Aciklama} bilinen={bilinen} konu={h.GelenPosta?.Konu} />
        ) : (
          h.Aciklama !== '' && <AnmaMetni metin={h.Aciklama} anilanlar={h.Anilanlar} />
        )}
      </Soz>
    );
  };
  const olayi = (h: GorusmeHareketi) =>
    h === cozumOlayi && cozumSozu === null ? (
      <Stack gap={4}>
        <Olay h={h} metin={h.Aciklama.slice(0, h.Aciklama.length - g.Cozum.length).trim()} />
        <Stack pl={38}>{cozum}</Stack>
      </Stack>
    ) : (
      <Olay h={h} metin={h === cozumOlayi ? '' : h.Aciklama} />
    );
  const ilkSozler = (
    <Stack gap={8}>
      <Soz
        kisi={{ Id: g.AcanId, Ad: g.Acan }}
        baslik={acilis?.Baslik || GORUSME_HAREKETLERI.turler.acildi}
        zaman={g.Tarih}
        tur="acildi"
        ad="Konuşulan"
      >
        {g.Aciklama !== '' && g.Aciklama !== g.Baslik && g.Aciklama}
      </Soz>
      {g.Cozum !== '' && cozumOlayi === null && <Stack pl={38}>{cozum}</Stack>}
    </Stack>
  );
  const satiri = (h: GorusmeHareketi) => {
    if (h === acilis) return ilkSozler;
    return SOYLENEN.has(h.Tur) ? soylenen(h) : olayi(h);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the conversation
    <div ref={kutu} className={css.akis} tabIndex={0} role="region" aria-label="Görüşmenin akışı">
      <PlainList ordered py={8} aria-label="Görüşmenin geçmişi">
        {acilis === undefined && (
          <Stack component="li" px={16} py={8}>
            {ilkSozler}
          </Stack>
        )}
        {satirlar.map((h) => {
          const aranan = hash === capasi(h.Id);
          return (
            // A reader who comes for one line is taken to it, as soon as it is loaded.
            <Stack
              key={h.Id}
              component="li"
              px={16}
              py={SOYLENEN.has(h.Tur) || h === acilis ? 8 : 4}
              {...(aranan && { ref: ortala, ...ARANAN })}
            >
              {satiri(h)}
            </Stack>
          );
        })}
      </PlainList>
    </div>
  );
}
