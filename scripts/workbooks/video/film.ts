import { spawn } from "node:child_process";
import { once } from "node:events";
import sharp from "sharp";
import { cursorAt, type Move } from "./cursor.ts";

export const FILM = { width: 1280, height: 720, framesPerSecond: 20 };

/** What is on the screen from a point in time on, in seconds. */
export type Scene = { at: number; picture: Buffer };

export type Film = { scenes: readonly Scene[]; moves: readonly Move[]; seconds: number };

const ENCODER = "ffmpeg";
const pointer = `<svg xmlns="http://www.w3.org/2000/svg" width="26" height="30"><path d="M2 2v22l5.6-5 3.6 8.2 4-1.7-3.6-8.1h7.6z" fill="#1a1e23" stroke="#ffffff" stroke-width="2" stroke-linejoin="round"/></svg>`;
const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><circle cx="22" cy="22" r="19" fill="none" stroke="#ffffff" stroke-width="5"/><circle cx="22" cy="22" r="19" fill="none" stroke="#0d5c49" stroke-width="3"/></svg>`;

type Sprite = { pixels: Buffer; width: number; height: number };

/** Draws frame after frame and passes them to ffmpeg: H.264, which any browser plays, and VP9, which is smaller. */
export async function encodeFilm(film: Film, files: { mp4: string; webm: string }) {
  const { width, height, framesPerSecond } = FILM;
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`];
  const ffmpeg = spawn(
    ENCODER,
    [
      ...["-y", "-loglevel", "error", ...input, "-r", String(framesPerSecond), "-i", "-"],
      // Bit-exact: the same frames make the same file, and no date is written into it.
      ...[
        "-map_metadata",
        "-1",
        "-fflags",
        "+bitexact",
        "-flags:v",
        "+bitexact",
        "-pix_fmt",
        "yuv420p",
      ],
      ...["-c:v", "libx264", "-preset", "slow", "-crf", "24", "-tune", "animation", "-g", "100"],
      ...["-movflags", "+faststart", files.mp4],
      ...["-pix_fmt", "yuv420p", "-c:v", "libvpx-vp9", "-crf", "36", "-b:v", "0", "-g", "100"],
      ...["-row-mt", "1", "-fflags", "+bitexact", "-map_metadata", "-1", files.webm],
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const finished = once(ffmpeg, "close");
  for await (const frame of frames(film)) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await finished;
  if (code !== 0) throw new Error(`ffmpeg gave up with code ${code}.`);
}

async function* frames({ scenes, moves, seconds }: Film) {
  const grounds = await Promise.all(
    scenes.map(async ({ at, picture }) => ({
      at,
      pixels: await sharp(picture).removeAlpha().raw().toBuffer(),
    })),
  );
  const [arrow, circle] = await Promise.all([sprite(pointer), sprite(ring)]);
  for (let number = 0; number < seconds * FILM.framesPerSecond; number++) {
    const time = number / FILM.framesPerSecond;
    const ground = grounds.findLast(({ at }) => at <= time);
    if (!ground) throw new Error("The film must begin with a scene at 0.");
    const frame = Buffer.from(ground.pixels);
    const { x, y, isPressed } = cursorAt(moves, time);
    if (isPressed) lay(frame, circle, x - 22, y - 22);
    lay(frame, arrow, x - 2, y - 2);
    yield frame;
  }
}

async function sprite(svg: string): Promise<Sprite> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return { pixels: data, width: info.width, height: info.height };
}

function lay(frame: Buffer, { pixels, width, height }: Sprite, left: number, top: number) {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = Math.round(left) + column;
      const y = Math.round(top) + row;
      if (x < 0 || y < 0 || x >= FILM.width || y >= FILM.height) continue;
      const from = (row * width + column) * 4;
      const to = (y * FILM.width + x) * 3;
      const cover = (pixels[from + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const below = frame[to + channel] ?? 0;
        frame[to + channel] = below + ((pixels[from + channel] ?? 0) - below) * cover;
      }
    }
  }
}
