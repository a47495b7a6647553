import { type ReactNode, useRef, useState } from "react";
import { Button, ButtonAnchor } from "#app/components/ui/button.tsx";

type Recording = {
  /** Best first. */
  sources: readonly { src: string; type: string }[];
  /** WebVTT, in English. */
  captions: string;
};

type DemoVideoProps = {
  /** What the video shows, for screen readers. */
  title: string;
  poster: string;
  recording: Recording;
  /**
   * Address of a player on a file-sharing site, as a rule the owner's; `null` plays the recording shipped with
   * the site. The dev server knows `__DEMO_VIDEO_URL__` only here in `app/`, not in a text.
   */
  embedUrl?: string | null | undefined;
  /** What happens in it, in words. */
  children: ReactNode;
};

/**
 * 1280 × 720; the space is kept before anything has loaded. The first picture is behind the player: as its `poster` it
 * would be fetched at once, however far down the page the video is, and would not be printed.
 */
export function DemoVideo({
  title,
  poster,
  recording,
  embedUrl = __DEMO_VIDEO_URL__,
  children,
}: DemoVideoProps) {
  return (
    // On a wide screen its words are beside it.
    <figure className="gap-x-12 lg:grid lg:grid-cols-2 lg:[column-span:all]">
      <div className="demo-video relative aspect-video overflow-hidden rounded-md border border-rule bg-card">
        <img
          src={poster}
          alt=""
          width="1280"
          height="720"
          loading="lazy"
          className="absolute inset-0 size-full"
        />
        {/* The browser's controls are some 200 elements. They are laid out when the video is near. */}
        <div className="no-print absolute inset-0 [content-visibility:auto]">
          {embedUrl ? (
            <EmbeddedPlayer title={title} url={embedUrl} />
          ) : (
            <RecordingPlayer title={title} recording={recording} />
          )}
        </div>
      </div>
      <figcaption className="mt-3 text-small text-muted lg:mt-0">{children}</figcaption>
    </figure>
  );
}

/** Transparent: without any poster, Chromium covers the picture behind the player with a dark fill. */
const emptyPoster = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

function RecordingPlayer({ title, recording }: { title: string; recording: Recording }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  return (
    <>
      <video
        ref={video}
        controls
        preload="none"
        poster={emptyPoster}
        playsInline
        width="1280"
        height="720"
        aria-label={title}
        onPlay={() => setHasStarted(true)}
        className="size-full"
      >
        {recording.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" srcLang="en" label="English" src={recording.captions} default />
      </video>
      {/* Most browsers show a bar at the foot of the picture, which looks like part of it. */}
      {!hasStarted && (
        <Button
          className="needs-script absolute inset-0 m-auto size-fit"
          onClick={() => {
            video.current?.focus();
            video.current?.play();
          }}
        >
          <svg aria-hidden="true" viewBox="0 0 10 12" fill="currentColor" className="h-3">
            <path d="M0 0l10 6-10 6z" />
          </svg>
          Play the video
        </Button>
      )}
    </>
  );
}

/** Nothing is requested from the other site before the visitor presses play. */
function EmbeddedPlayer({ title, url }: { title: string; url: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const { host } = new URL(url);
  if (isPlaying) {
    return (
      <iframe
        src={url}
        title={title}
        // The player needs its scripts and its own storage; it may not open windows or move this page.
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
        className="size-full"
      />
    );
  }
  return (
    <div className="grid size-full place-items-center">
      <div className="text-center">
        <Button onClick={() => setIsPlaying(true)} className="needs-script">
          Play: {title}
        </Button>
        <noscript>
          <ButtonAnchor href={url} rel="noreferrer">
            Watch on {host}: {title}
          </ButtonAnchor>
        </noscript>
        <p className="mt-2 rounded-sm bg-card px-2 py-1 font-mono text-label text-muted">
          Plays from {host}
        </p>
      </div>
    </div>
  );
}
