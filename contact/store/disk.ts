import { readFileSync } from "node:fs";
import {
  access,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  utimes,
} from "node:fs/promises";

/** The few things the outbox does to a disk, so that a test can cut its power between any two. */
export type Disk = {
  makeFolder(path: string): Promise<void>;
  /** Fails when the file exists. */
  create(path: string): Promise<NewFile>;
  /**
   * Gives the file a second name and fails with EEXIST when that name is taken. Where the file
   * system has no hard links, the file loses its first name.
   */
  addName(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Makes the names in the folder survive a power cut. */
  syncFolder(path: string): Promise<void>;
  list(path: string): Promise<string[]>;
  read(path: string): Promise<Buffer>;
  /**
   * What comes before the first empty line, the headers of a mail. Ten times as fast as `read`, because it blocks the
   * process: for the command that lists thousands, not for the server.
   */
  readHead(path: string): Promise<Buffer>;
  inspect(path: string): Promise<{ modifiedAt: number; bytes: number }>;
  setModifiedAt(path: string, time: number): Promise<void>;
};

export type NewFile = {
  write(bytes: Uint8Array): Promise<void>;
  /** Makes the content survive a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

/** Messages are private: only the account that runs the server can read them. */
export const localDisk: Disk = {
  async makeFolder(path) {
    await mkdir(path, { recursive: true, mode: 0o700 });
  },
  async create(path) {
    const file = await open(path, "wx", 0o600);
    return {
      write: (bytes) => file.writeFile(bytes),
      sync: () => file.sync(),
      close: () => file.close(),
    };
  },
  async addName(from, to) {
    try {
      await link(from, to);
    } catch (error) {
      if (!hasCode(error, "EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK")) throw error;
      await renameUnlessTaken(from, to);
    }
  },
  rename,
  remove: unlink,
  async syncFolder(path) {
    // Windows makes names durable by itself and refuses to open a folder.
    if (process.platform === "win32") return;
    const folder = await open(path, "r");
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  },
  list: (path) => readdir(path),
  read: (path) => readFile(path),
  async readHead(path) {
    const [head = ""] = readFileSync(path, "latin1").split("\r\n\r\n", 1);
    return Buffer.from(head, "latin1");
  },
  async inspect(path) {
    const { mtimeMs, size } = await stat(path);
    return { modifiedAt: Math.round(mtimeMs), bytes: size };
  },
  setModifiedAt: (path, time) => utimes(path, new Date(time), new Date(time)),
};

async function renameUnlessTaken(from: string, to: string) {
  const taken = await access(to).then(
    () => true,
    () => false,
  );
  if (taken) throw Object.assign(new Error(`${to} exists`), { code: "EEXIST" });
  await rename(from, to);
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

export function isMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT");
}

/** Another server, or the owner, may remove the same file at the same moment. */
export async function removeIfThere(disk: Disk, path: string) {
  try {
    await disk.remove(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Makes the folder again when the owner has deleted it while the server runs. */
export async function inFolder<T>(disk: Disk, folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await disk.makeFolder(folder);
    return work();
  }
}
