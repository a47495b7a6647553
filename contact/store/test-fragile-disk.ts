import { basename, dirname } from "node:path";
import type { Disk } from "./disk.ts";

type Inode = { bytes: Buffer; safeBytes: Buffer | null };
type Folder = { names: Map<string, Inode>; safeNames: Map<string, Inode> };

/**
 * For tests: a disk whose power fails after some steps. What was not synced may or may not survive,
 * the names of each folder and the content of each file by themselves. Lost content is torn.
 */
export function createFragileDisk(stepsUntilCut: number) {
  const folders = new Map<string, Folder>();
  let stepsLeft = stepsUntilCut;

  async function step() {
    stepsLeft -= 1;
    if (stepsLeft < 0) throw new Error("the power is gone");
  }

  function folderAt(path: string) {
    const folder = folders.get(path);
    if (folder === undefined) throw Object.assign(new Error(path), { code: "ENOENT" });
    return folder;
  }

  function inodeAt(path: string) {
    const inode = folderAt(dirname(path)).names.get(basename(path));
    if (inode === undefined) throw Object.assign(new Error(path), { code: "ENOENT" });
    return inode;
  }

  const disk: Disk = {
    async makeFolder(path) {
      await step();
      if (!folders.has(path)) folders.set(path, { names: new Map(), safeNames: new Map() });
    },
    async create(path) {
      await step();
      const inode: Inode = { bytes: Buffer.alloc(0), safeBytes: null };
      folderAt(dirname(path)).names.set(basename(path), inode);
      return {
        async write(bytes) {
          await step();
          inode.bytes = Buffer.from(bytes);
        },
        async sync() {
          await step();
          inode.safeBytes = inode.bytes;
        },
        close: step,
      };
    },
    async addName(from, to) {
      await step();
      const inode = inodeAt(from);
      const { names } = folderAt(dirname(to));
      if (names.has(basename(to))) throw Object.assign(new Error(to), { code: "EEXIST" });
      names.set(basename(to), inode);
    },
    async rename(from, to) {
      await step();
      const inode = inodeAt(from);
      folderAt(dirname(to)).names.set(basename(to), inode);
      folderAt(dirname(from)).names.delete(basename(from));
    },
    async remove(path) {
      await step();
      inodeAt(path);
      folderAt(dirname(path)).names.delete(basename(path));
    },
    async syncFolder(path) {
      await step();
      const folder = folders.get(path);
      if (folder) folder.safeNames = new Map(folder.names);
    },
    async list(path) {
      return [...folderAt(path).names.keys()];
    },
    async read(path) {
      return inodeAt(path).bytes;
    },
    async readHead(path) {
      return inodeAt(path).bytes;
    },
    async inspect(path) {
      return { modifiedAt: 0, bytes: inodeAt(path).bytes.length };
    },
    async setModifiedAt() {
      await step();
    },
  };

  /** The power is back, for good. `survives` says whether the next unsynced change had been written. */
  function restart(survives: () => boolean) {
    stepsLeft = Number.POSITIVE_INFINITY;
    for (const folder of folders.values()) {
      folder.names = new Map(survives() ? folder.names : folder.safeNames);
    }
    for (const folder of folders.values()) {
      for (const inode of folder.names.values()) {
        if (inode.safeBytes === null && !survives()) inode.bytes = inode.bytes.subarray(0, 3);
      }
    }
  }

  return { ...disk, restart };
}
